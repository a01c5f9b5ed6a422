import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkWhere, type Compared, operatorsOf, valueCountOf } from "./checkWhere";
import { readWhere, UnreadableWhere } from "./readWhere";
import { OPERATORS, PERIODS, UNITS, type Comparison, type Condition, type Group, type Where } from "./Where";
import { writeWhere } from "./writeWhere";

const name = fc.stringMatching(/^[a-z][a-z0-9_]{0,12}$/).filter((text) => text !== "and" && text !== "or");
const value = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.constantFrom("and", "or", "(", ")", "'", "\\", "", " ", "it's"),
);
const condition: fc.Arbitrary<Condition> = fc.record({
  field: name,
  operator: fc.constantFrom(...OPERATORS),
  values: fc.array(value, { maxLength: 4 }),
});
const matchOf = (count: number): fc.Arbitrary<Where["match"]> =>
  count > 1 ? fc.constantFrom("all", "any") : fc.constant("all");
const joined = <Part>(part: fc.Arbitrary<Part>) =>
  fc.array(part, { minLength: 1, maxLength: 4 }).chain((of) => matchOf(of.length).map((match) => ({ match, of })));
const where: fc.Arbitrary<Where> = joined(fc.oneof(condition, joined(condition) satisfies fc.Arbitrary<Group>));

describe("the text of conditions", () => {
  it("reads back as it was written", () => {
    fc.assert(
      fc.property(where, (one) => {
        expect(readWhere(writeWhere(one))).toEqual(one);
      }),
    );
  });

  it("is written as it was read", () => {
    const text = String.raw`state one_of 1 2 and (tag contains 'car park' or tag is 'it\'s' or tag empty)`;
    expect(writeWhere(readWhere(text))).toBe(text);
    expect(readWhere("  a is\t1   and  b   empty ")).toEqual(readWhere("a is 1 and b empty"));
  });

  it.each([
    ["", ""],
    ["a", "a"],
    ["a is 1 and", "a is 1 and"],
    ["a is 1 and b is 2 or c is 3", "or"],
    ["(a is 1", "(a is 1"],
    ["a is 1)", ")"],
    ["((a is 1))", "("],
    ["a is 'x", "'x"],
    ["a is 'x'y", "'x'y"],
    ["a is x'y'", "x'y'"],
    ["a like 1", "like"],
    ["A is 1", "A"],
    ["'a' is 1", "a"],
    ["a 'is' 1", "is"],
    ["and is 1", "and"],
    ["a is (1)", "("],
    ["a; drop table b", "a;"],
    [`a is ${"x".repeat(20_001)}`, "a is x"],
    [Array.from({ length: 51 }, () => "a is 1").join(" and "), "1"],
  ])("is refused: %s", (text, near) => {
    expect(() => readWhere(text)).toThrow(UnreadableWhere);
    try {
      readWhere(text);
    } catch (error) {
      if (text.length < 100 && error instanceof UnreadableWhere) expect([text, error.near]).toEqual([text, near]);
    }
  });

  it("never fails in another way", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        try {
          readWhere(text);
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableWhere);
        }
      }),
    );
  });
});

const fields: Readonly<Record<Comparison, Compared>> = {
  text: { as: "text" },
  whole: { as: "whole" },
  number: { as: "number" },
  amount: { as: "amount" },
  moment: { as: "moment" },
  choice: { as: "choice", numeric: true, values: [1, 2] },
  choices: { as: "choices", numeric: true, values: [0, 1] },
  key: { as: "key", numeric: true },
  keys: { as: "keys", numeric: false },
  flag: { as: "flag" },
  presence: { as: "presence" },
};
const check = (text: string) =>
  checkWhere(readWhere(text), (one) => Object.entries(fields).find(([as]) => as === one)?.[1]);

describe("what can be asked of a field", () => {
  it("is all below a record where the records are a tree, and nowhere else", () => {
    expect(operatorsOf({ as: "key", tree: true })).toContain("within");
    expect(operatorsOf({ as: "keys", tree: true })).toContain("within");
    for (const field of Object.values(fields)) expect(operatorsOf(field)).not.toContain("within");
    expect(operatorsOf({ as: "text", tree: true })).not.toContain("within");
    const owner = (text: string) => checkWhere(readWhere(text), () => ({ as: "key", numeric: true, tree: true }));
    expect([owner("owner within 1 2"), owner("owner within")?.reason, owner("owner within x")?.reason]).toEqual([
      null,
      "values",
      "value",
    ]);
  });

  it("is nothing of an unknown one, whatever objects have", () => {
    expect(check("other is 1")).toMatchObject({ reason: "field", field: "other" });
    expect(check("constructor is 1")).toMatchObject({ reason: "field" });
  });

  it.each(Object.values(fields))("is only what its kind can be compared by: $as", (field) => {
    for (const operator of OPERATORS) {
      const [least] = valueCountOf(operator);
      const problem = check([field.as, operator, ...Array.from({ length: least }, () => "1")].join(" "));
      expect([operator, problem?.reason === "operator"]).toEqual([operator, !operatorsOf(field).includes(operator)]);
    }
  });

  it("is not whether it is empty, where no choice is a choice", () => {
    expect(operatorsOf({ as: "choice", values: [0, 1] })).not.toContain("empty");
    expect(operatorsOf({ as: "choice", values: ["", "a"] })).not.toContain("not_empty");
    expect(operatorsOf({ as: "choice", values: [1, 2] })).toContain("empty");
  });

  it.each([
    "whole is 1.5",
    "whole is x",
    "whole is 9007199254740993",
    "number is 1e5",
    "number is NaN",
    "amount is 1.234",
    "amount is 1,5",
    "moment is yesterday",
    "moment is 2026-02-30",
    "moment is 2026-01-01T24:00",
    "moment during 2026",
    "moment last 0 days",
    "moment last 1001 days",
    "moment last 7 fortnights",
    "moment between 2026-01-01 x",
    "choice is 3",
    "choice is '1 '",
    "choices one_of 1 7",
    "key is 0",
    "key is x",
    "keys is ''",
    "flag is yes",
    "text contains ''",
    "text is 'a\0b'",
  ])("is refused: %j", (text) => expect(check(text)).toMatchObject({ reason: "value" }));

  it.each(["text is", "text is a b", "whole between 1", "moment last 7", "text empty x", "key one_of"])(
    "needs as many values as its operator takes: %s",
    (text) => expect(check(text)).toMatchObject({ reason: "values" }),
  );

  it.each([
    "text is ''",
    "whole is -9",
    "number more 1.25",
    "amount between 0 19.90",
    "choices one_of 0 1",
    "keys none_of a b",
    ...PERIODS.map((period) => `moment during ${period}`),
    ...UNITS.flatMap((unit) => [`moment last 3 ${unit}`, `moment next 1000 ${unit}`]),
    "moment between 2026-01-01 2026-02-28T23:59",
    "moment is 1767225600",
  ])("is taken: %s", (text) => expect(check(text)).toBeNull());
});
