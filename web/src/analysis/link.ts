/** An analysis in the fragment of an address: compressed, and no longer than a link may be. */

import type { NodeSent, StartSent } from "../api/analysis";

/** Letters of a fragment: what messengers and browsers carry without cutting it. */
export const LONGEST = 12_000;
/** Bytes that may come out of it: nobody fills our memory with a link. */
const MOST_BYTES = 256 * 1024;
const PREFIX = "#a=";

export interface Kept {
  start: StartSent;
  nodes: NodeSent[];
  comment: string;
  names: string[];
  /** Which node is shown, by its number in the list; -1 for the start. */
  at: number;
}

/** The fragment; null if it would be too long. */
export async function fragmentOf(kept: Kept): Promise<string | null> {
  const { start, nodes, comment, names, at } = kept;
  const short = [
    start.picture,
    start.deal,
    start.options,
    nodes.map(({ parent, move, comment }) => (comment ? [parent, move, comment] : [parent, move])),
    comment,
    names,
    at,
  ];
  const bytes = new TextEncoder().encode(JSON.stringify(short));
  const packed = await piped(bytes, new CompressionStream("deflate-raw"), MOST_BYTES);
  const text = PREFIX + toText(packed);
  return text.length > LONGEST ? null : text;
}

/** What a fragment says; null if it says nothing, or nothing of ours. The server checks the rest. */
export async function readFragment(fragment: string): Promise<Kept | null> {
  if (!fragment.startsWith(PREFIX) || fragment.length > LONGEST) return null;
  try {
    const packed = toBytes(fragment.slice(PREFIX.length));
    const bytes = await piped(packed, new DecompressionStream("deflate-raw"), MOST_BYTES);
    const [picture, deal, options, nodes, comment, names, at] = JSON.parse(
      new TextDecoder().decode(bytes),
    ) as [
      string | null,
      Record<string, unknown> | null,
      StartSent["options"],
      [number, string, string?][],
      string,
      string[],
      number,
    ];
    return {
      start: { picture, deal, options },
      nodes: nodes.map(([parent, move, comment = ""]) => ({ parent, move, comment })),
      comment: String(comment),
      names: names.map(String),
      at: Number.isInteger(at) ? at : -1,
    };
  } catch {
    return null;
  }
}

async function piped(
  bytes: Uint8Array<ArrayBuffer>,
  through: GenericTransformStream,
  most: number,
): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(through as TransformStream);
  const reader = (stream as ReadableStream<Uint8Array>).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new Error("too much");
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function toText(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}
