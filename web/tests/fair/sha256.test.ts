import { createHash, createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { bytesOf, bytesOfHex, hexOf, hmac, sha256 } from "../../src/fair/sha256";

describe("SHA-256", () => {
  it("gives what FIPS 180-4 gives", () => {
    expect(hexOf(sha256(bytesOf("abc")))).toBe(
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
    );
    expect(hexOf(sha256(bytesOf("")))).toBe(
      "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
    );
  });

  it("agrees with another implementation at every length around whole blocks", () => {
    for (let length = 0; length < 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 37 + length) % 256);
      expect(hexOf(sha256(bytes))).toBe(createHash("sha256").update(bytes).digest("hex"));
    }
  });
});

describe("HMAC", () => {
  it("gives what RFC 4231 gives", () => {
    const key = bytesOfHex("0b".repeat(20));
    expect(hexOf(hmac(key, bytesOf("Hi There")))).toBe(
      "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7",
    );
  });

  it("agrees with another implementation, also for long keys", () => {
    for (const length of [0, 1, 32, 63, 64, 65, 131]) {
      const key = Uint8Array.from({ length }, (_, i) => (i * 11) % 256);
      const message = bytesOf(`message of ${length}`);
      const expected = createHmac("sha256", key).update(message).digest("hex");
      expect(hexOf(hmac(key, message))).toBe(expected);
    }
  });
});

it("reads and writes hexadecimal digits", () => {
  expect(hexOf(bytesOfHex("00ff10"))).toBe("00ff10");
});
