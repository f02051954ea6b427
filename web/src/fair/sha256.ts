/**
 * SHA-256 and HMAC (FIPS 180-4, RFC 2104), at once and everywhere: browsers have them only under
 * https, and at home there is often none.
 */

const WORD = 2 ** 32;
const BLOCK = 64;

/** The first 32 bits of the fractional parts of a root of the first primes. */
function roots(count: number, root: (prime: number) => number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number++) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return primes.map((prime) => Math.floor((root(prime) % 1) * WORD) | 0);
}

const START = roots(8, Math.sqrt);
const ROUNDS = roots(64, Math.cbrt);

const turn = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

/** The message, a one, zeros, and its length in bits: whole blocks. */
function padded(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / BLOCK);
  const bytes = new Uint8Array(blocks * BLOCK);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor((message.length * 8) / WORD));
  view.setUint32(bytes.length - 4, (message.length * 8) % WORD);
  return view;
}

export function sha256(message: Uint8Array): Uint8Array {
  const input = padded(message);
  const hash = [...START];
  const words = new Int32Array(64);
  for (let block = 0; block < input.byteLength; block += BLOCK) {
    for (let i = 0; i < 16; i++) words[i] = input.getInt32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const early = words[i - 15]!;
      const late = words[i - 2]!;
      const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
      const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
      words[i] = words[i - 16]! + s0 + words[i - 7]! + s1;
    }
    let [a, b, c, d, e, f, g, h] = hash as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    for (let i = 0; i < 64; i++) {
      const s1 = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
      const choice = (e & f) ^ (~e & g);
      const first = (h + s1 + choice + ROUNDS[i]! + words[i]!) | 0;
      const s0 = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
      const majority = (a & b) ^ (a & c) ^ (b & c);
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + s0 + majority) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] = (hash[i]! + word) | 0));
  }
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => digest.setInt32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  const keyed = (mask: number, rest: Uint8Array): Uint8Array => {
    const bytes = new Uint8Array(BLOCK + rest.length).fill(mask, 0, BLOCK);
    short.forEach((byte, i) => (bytes[i] = byte ^ mask));
    bytes.set(rest, BLOCK);
    return sha256(bytes);
  };
  return keyed(0x5c, keyed(0x36, message));
}

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export const hexOf = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export function bytesOfHex(text: string): Uint8Array {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
