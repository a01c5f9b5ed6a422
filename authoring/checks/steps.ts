// Checks the steps that are drawn above the fields of a record.
import type { Definition } from "../../generator/definition/Definition";
import { expectCondition, expectField, type Inspection } from "../../generator/model/Inspection";

type Steps = NonNullable<NonNullable<Definition["views"]>["show"]>["steps"];

const LEAST = 2;
const MOST = 6;

/** Steps must fit into one line and have different names. The time of a step must be a timestamp. */
export const checkSteps = (inspection: Inspection, steps: Steps): void => {
  const { definition, lookup, complain } = inspection;
  const all = ["views", "show", "steps"];
  if (steps !== undefined && (steps.length < LEAST || steps.length > MOST))
    complain("P217", all, `a record cannot have ${steps.length} steps`, `Write ${LEAST} to ${MOST} steps.`);
  steps?.forEach(({ name, when, at, by }, index) => {
    const path = [...all, index];
    if (steps.findIndex((one) => one.name === name) < index)
      complain("P217", [...path, "name"], `two steps are named \`${name}\``, "Give one of them another name.");
    expectCondition(inspection, when, [...path, "when"]);
    if (by !== undefined) expectField(inspection, by, [...path, "by"]);
    if (at === undefined) return;
    expectField(inspection, at, [...path, "at"]);
    const found = definition.fields.get(at);
    if (found?.sound && lookup.facts(found)?.role !== "moment")
      complain("P217", [...path, "at"], `\`${at}\` is no time`, "Name a timestamp.");
  });
};
