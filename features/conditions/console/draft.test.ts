import { describe, expect, it } from "vitest";
import { readWhere } from "../../../shared/schema/where/readWhere";
import { writeWhere } from "../../../shared/schema/where/writeWhere";
import {
  conditionsIn,
  type Draft,
  isConditionComplete,
  offeredOperators,
  startDraft,
  completeConditionsOf,
  addCondition,
  changeField,
  addGroup,
  changeMatch,
  changeOperator,
  changePart,
} from "./draft";
import { type ComparedField, readDrawable } from "../../../src/framework/list/where/readDrawable";

const tag: ComparedField = { source: "tag", as: "text" };
const state: ComparedField = { source: "state", as: "choice", values: [1, 2, 3], numeric: true, spec: {} };
const made: ComparedField = { source: "made", as: "moment" };
const fields = [tag, state, made];

const draftFor = (text: string): Draft => startDraft(readWhere(text), fields);
const textOf = (draft: Draft): string => {
  const where = completeConditionsOf(draft, fields);
  return where === null ? "" : writeWhere(where);
};
const idIn = (draft: Draft, at: number): number => conditionsIn(draft)[at]?.id ?? 0;

describe("conditions while they are edited", () => {
  it("are written as they were read, with one of them and several as the same choice", () => {
    expect(textOf(draftFor("state one_of 1 2 and (tag contains 'car park' or tag empty)"))).toBe(
      "state one_of 1 2 and (tag contains 'car park' or tag empty)",
    );
    expect(textOf(draftFor("state is 1 or made last 7 days"))).toBe("state one_of 1 or made last 7 days");
  });

  it("begin with one that is not complete and asks for nothing", () => {
    const draft = startDraft({ match: "all", of: [] }, fields);
    expect(conditionsIn(draft)).toMatchObject([{ field: "tag", operator: "contains", values: [] }]);
    expect(completeConditionsOf(draft, fields)).toBeNull();
  });

  it("offer what people mean most often: the last 7 days, today", () => {
    const draft = addCondition(draftFor("tag is a"), null, made);
    expect(textOf(draft)).toBe("tag is a and made last 7 days");
    const during = changePart(draft, idIn(draft, 1), (one) => changeOperator(one, "during", made));
    expect(textOf(during)).toBe("tag is a and made during today");
    const again = changePart(during, idIn(during, 1), (one) => changeOperator(one, "next", made));
    expect(textOf(again)).toBe("tag is a and made next 7 days");
  });

  it("keep their values where the new operator can have them", () => {
    const draft = draftFor("made between 2026-03-01 2026-03-05");
    expect(textOf(changePart(draft, idIn(draft, 0), (one) => changeOperator(one, "more", made)))).toBe(
      "made more 2026-03-01",
    );
    expect(textOf(changePart(draft, idIn(draft, 0), (one) => changeOperator(one, "empty", made)))).toBe("made empty");
  });

  it("lose their values with their field", () => {
    const draft = draftFor("tag is a");
    const other = changePart(draft, idIn(draft, 0), (one) => changeField(one, state));
    expect(conditionsIn(other)).toMatchObject([{ field: "state", operator: "one_of", values: [] }]);
    expect(conditionsIn(other).some((one) => isConditionComplete(one, fields))).toBe(false);
  });

  it("form groups, which go with their last condition", () => {
    const draft = addGroup(draftFor("tag is a"), made);
    expect(textOf(draft)).toBe("tag is a and (made last 7 days or made last 7 days)");
    expect(textOf(changeMatch(draft, null, "any"))).toBe("tag is a or (made last 7 days or made last 7 days)");
    const one = changePart(draft, idIn(draft, 1), () => null);
    expect(textOf(one)).toBe("tag is a and made last 7 days");
    expect(changePart(one, idIn(one, 1), () => null).of).toHaveLength(1);
  });

  it("are chosen from the values that are offered, by one operator", () => {
    expect(offeredOperators(state)).toEqual(["one_of", "none_of", "empty", "not_empty"]);
    expect(offeredOperators(tag)).toContain("is");
  });
});

describe("a text of conditions", () => {
  it("can be shown if its fields, operators and values are offered here", () => {
    expect(readDrawable("", fields)).toEqual({ match: "all", of: [] });
    expect(readDrawable("state one_of 1 2", fields)?.of).toHaveLength(1);
  });

  it.each(["state one_of 9", "secret is a", "state more 1", "state is", "((tag is a"])(
    "cannot be shown: %s",
    (text) => {
      expect(readDrawable(text, fields)).toBeNull();
    },
  );
});
