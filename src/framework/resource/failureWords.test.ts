import { expect, it } from "vitest";
import { WireFailure } from "../wire/WireFailure";
import { failureWords, isForbiddenFailure } from "./failureWords";

const WORDS: Readonly<Record<string, string>> = {
  "errors.409.name": "The name is taken",
  "errors.409": "Exists",
  "ui.error.unknown": "Something went wrong",
};
const translate = (key: string, options: Record<string, unknown> = {}) =>
  WORDS[key] ?? (typeof options._ === "string" ? options._ : key);
const failure = (code: number, fields: Readonly<Record<string, string>> = {}) =>
  new WireFailure({ reason: "answer", code, path: "/x", fields });

it("are the most exact there are", () => {
  expect(failureWords(failure(409, { name: "invalid.exists" }), translate)).toBe("The name is taken");
  expect(failureWords(failure(409, { other: "invalid.exists" }), translate)).toBe("Exists");
});

it("say that something went wrong where there are no words", () => {
  expect(failureWords(failure(777), translate)).toBe("Something went wrong");
  for (const error of [new Error(""), "text", null])
    expect(failureWords(error, translate)).toBe("Something went wrong");
});

it("are an error's own if it is no answer of the platform", () => {
  expect(failureWords(new Error("Chunk 7 did not load"), translate)).toBe("Chunk 7 did not load");
  expect(failureWords(new Error("errors.409"), translate)).toBe("Exists");
});

it("recognise a refusal for a missing right, as the wire raises it and as the providers do", () => {
  expect([failure(513), { status: 513 }].map(isForbiddenFailure)).toEqual([true, true]);
  expect([failure(409), { status: 401 }, null, new Error("513")].map(isForbiddenFailure)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
