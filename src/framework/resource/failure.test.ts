import { expect, it } from "vitest";
import { WireFailure } from "../wire/WireFailure";
import { readFailure, translateFailure } from "./failure";

const WORDS: Readonly<Record<string, string>> = {
  "errors.1024": "It cannot be deleted",
  "errors.1024.used": "{{count}} records of {{label}} belong to it",
};
const translate = (key: string, options: Readonly<Record<string, unknown>> = {}): string =>
  (WORDS[key] ?? String(options._ ?? key)).replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(options[name]));

it("keeps what fills the message of a refused field", () => {
  const data = { fields: { name: "invalid.tooLong" }, args: { name: { max: 64 } } };
  const failure = new WireFailure({ reason: "answer", code: 406, path: "/x", fields: data.fields, data });
  expect(readFailure(failure).fields).toEqual({ name: { key: "invalid.tooLong", params: { max: 64 } } });
});

it("spells what the platform says it is about, with the numbers it gives", () => {
  const data = { context: "used", values: { count: 3, label: "Orders" } };
  const failure = readFailure(new WireFailure({ reason: "answer", code: 1024, path: "/x", data }));
  expect(translateFailure(failure, translate)).toBe("3 records of Orders belong to it");
});

it("has the host's own words where the code has no words, or is only an HTTP status", () => {
  const spelled = (code: number, isExact: boolean) => {
    const data = { said: "Full: 9 of 9.", isExact };
    return translateFailure(readFailure(new WireFailure({ reason: "answer", code, path: "/x", data })), translate);
  };
  expect([spelled(1024, false), spelled(1024, true), spelled(7, false)]).toEqual([
    "It cannot be deleted",
    "Full: 9 of 9.",
    "Full: 9 of 9.",
  ]);
});

it("falls back to the code's own message", () => {
  const failure = readFailure(
    new WireFailure({ reason: "answer", code: 1024, path: "/x", data: { context: "other" } }),
  );
  expect(translateFailure(failure, translate)).toBe("It cannot be deleted");
});
