/** Requests to the server. What goes wrong is a Failure that can be told in words. */

import type { Refusal } from "./types";

export class Failure extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.error);
  }

  /** The server could not be reached, or has nothing to say. */
  get isAway(): boolean {
    return this.status === 0 || this.status >= 502;
  }
}

const UNKNOWN = 401;

/** Ask the server. Whoever it does not know any more becomes a new guest, and asks again. */
export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  try {
    return await askOnce<T>(method, path, body);
  } catch (error) {
    const isForgotten = error instanceof Failure && error.status === UNKNOWN;
    if (!isForgotten || path === "/api/login" || path === "/api/visit") throw error;
    await askOnce("POST", "/api/visit");
    return await askOnce<T>(method, path, body);
  }
}

async function askOnce<T>(method: string, path: string, body?: unknown): Promise<T> {
  const request: RequestInit = { method };
  if (body !== undefined) {
    request.body = JSON.stringify(body);
    request.headers = { "Content-Type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(path, request);
  } catch {
    throw new Failure(0, { code: "away", words: {}, error: "the server cannot be reached" });
  }
  if (!response.ok) throw new Failure(response.status, await refusalIn(response));
  return (response.status === 204 ? undefined : await response.json()) as T;
}

async function refusalIn(response: Response): Promise<Refusal> {
  try {
    const said = (await response.json()) as Refusal;
    if (typeof said.error === "string") return said;
  } catch {
    // Something between us and the server has answered.
  }
  return { code: "away", words: {}, error: response.statusText };
}
