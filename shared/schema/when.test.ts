import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { conditionHolds, integer, key, phone, text, validate } from ".";

const add = z.object({
  type: integer({ required: true }),
  host: text({ required: true, when: { type: [1] } }),
  sign_name: text({ required: true, max: 4, when: { type: [2, 3] } }),
  contact: phone({ area: "area", when: { type: [1] } }),
});
const set = z.extend(z.partial(add), { id: key() });
const said = (values: object, whole?: Readonly<Record<string, unknown>>) => {
  const verdict = validate(set, values, whole);
  return verdict.value ?? verdict.issues.map((issue) => `${issue.path} ${issue.key}`);
};

describe("a field with a condition", () => {
  it("is required only while it holds", () => {
    expect(validate(add, { type: 2, sign_name: "Pilot", host: "" }).issues).toMatchObject([{ path: "sign_name" }]);
    expect(validate(add, { type: 1, host: "" }).issues).toMatchObject([{ path: "host", key: "invalid.required" }]);
  });

  it("is not validated and not kept while it does not", () => {
    const values = { type: 1, host: "mail.example", sign_name: "far too long", contact: "1" };
    expect(validate(add, { ...values, type: "2", sign_name: "Ho" }).value).toEqual({ type: 2, sign_name: "Ho" });
    expect(validate(add, values).issues).toMatchObject([{ path: "contact" }]);
  });

  it("is judged in a change by the whole record", () => {
    expect(said({ id: 3, sign_name: "far too long" }, { type: 1 })).toEqual({ id: 3 });
    expect(said({ id: 3, sign_name: "far too long" }, { type: 3 })).toEqual(["sign_name invalid.shortField"]);
    expect(said({ id: 3, sign_name: "far too long" })).toEqual(["sign_name invalid.shortField"]);
  });
});

describe("a condition", () => {
  it.each([
    [{ state: [1] }, { state: 1 }, true],
    [{ state: [1] }, { state: "1" }, true],
    [{ state: [1] }, { state: true }, true],
    [{ state: [0] }, { state: false }, true],
    [{ state: [1] }, { state: null }, false],
    [{ state: [1] }, { state: undefined }, false],
    [{ state: [1] }, {}, true],
    [{ langs: ["en"] }, { langs: ["zh-CN", "en"] }, true],
    [{ state: [1], type: [2, 3] }, { state: 1, type: 4 }, false],
  ])("%j of %j is %s", (condition, record, outcome) => {
    expect(conditionHolds(condition, record)).toBe(outcome);
  });
});
