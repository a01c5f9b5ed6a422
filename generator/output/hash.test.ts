import { describe, expect, it } from "vitest";
import { outputsFingerprint } from "./fingerprint";
import { hash, hashOfMany } from "./hash";

describe("a hash", () => {
  it("distinguishes parts, not only their joined text", () => {
    expect(hash("ab", "c")).not.toBe(hash("a", "bc"));
    expect(hash("ab", "c")).toBe(hashOfMany(["ab", "c"]));
  });

  it("covers the files of many thousand definitions, whatever their order", () => {
    const outputs = Array.from({ length: 200_000 }, (_, index) => [`file-${index}`, "content"] as const);
    expect(outputsFingerprint(outputs)).toBe(outputsFingerprint(outputs.toReversed()));
  });
});
