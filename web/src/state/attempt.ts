/** Ask the server for something; if it says no, tell why. */

import { Failure } from "../api/client";
import { sentenceOf } from "../words/people";
import { notices } from "./notices.svelte";

/** What was asked for, or null if it was refused; that has been told then. */
export async function attempt<T>(asked: Promise<T>): Promise<{ value: T } | null> {
  try {
    const value = await asked;
    notices.settle();
    return { value };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    notices.show(sentenceOf(error.refusal), true);
    return null;
  }
}
