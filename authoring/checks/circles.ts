// Finds cycles: conditions of fields that depend on each other, and records that require each other.
import type { ResourceModel } from "../../generator/model/Model";
import type { ResourceInspection } from "./Subject";

/** The names on a path from `start` back to `start`; null if there is none. */
const circleFrom = (start: string, next: (name: string) => readonly string[]): readonly string[] | null => {
  const seen = new Set<string>();
  const visit = (name: string, trail: readonly string[]): readonly string[] | null => {
    for (const one of next(name)) {
      if (one === start) return [...trail, one];
      if (seen.has(one)) continue;
      seen.add(one);
      const found = visit(one, [...trail, one]);
      if (found !== null) return found;
    }
    return null;
  };
  return visit(start, [start]);
};

/** Each cycle is reported once, at its first field. */
export const checkConditions = ({ resource, definition, complain }: ResourceInspection): void => {
  const whens = new Map(resource.fields.map(({ name, when }) => [name, Object.keys(when)]));
  const reported = new Set<string>();
  for (const name of whens.keys()) {
    if (reported.has(name)) continue;
    const circle = circleFrom(name, (one) => whens.get(one) ?? []);
    if (circle === null) continue;
    for (const one of circle) reported.add(one);
    const own = definition.fields.get(name)?.when !== undefined;
    complain(
      "P227",
      own ? ["fields", name, "when"] : ["fields", name],
      circle.length === 2
        ? `the condition of \`${name}\` is about \`${name}\` itself`
        : `the conditions run in a circle: ${circle.join(" -> ")}`,
      "The form shows a field only after the field of its condition. Remove one `when`.",
      "key",
    );
  }
};

/** The resources of which a record must exist before a record of this resource can. */
const needsOf = ({ calls, fields }: ResourceModel): readonly { readonly name: string; readonly to: string }[] =>
  calls.some(({ name }) => name === "add")
    ? fields.flatMap(({ name, required, readonly, default: usual, when, options }) =>
        required && !readonly && usual === null && Object.keys(when).length === 0 && typeof options.to === "string"
          ? [{ name, to: options.to }]
          : [],
      )
    : [];

export const checkFirstRecord = ({ resource, model, complain }: ResourceInspection): void => {
  if (needsOf(resource).length === 0) return;
  const others = new Map(model.resources.map((one) => [one.name, one]));
  const next = (name: string): readonly string[] => {
    const found = others.get(name);
    return found === undefined ? [] : needsOf(found).map(({ to }) => to);
  };
  const circle = circleFrom(resource.name, next);
  if (circle === null || [...circle].sort()[0] !== resource.name) return;
  const field = needsOf(resource).find(({ to }) => to === circle[1])?.name ?? "";
  complain(
    "P228",
    ["fields", field, "required"],
    circle.length === 2
      ? `the first ${resource.name} can never be created: \`${field}\` needs another one`
      : `the first record can never be created: ${circle.join(" needs ")}`,
    "Remove `required` here, or from another reference of the circle.",
    "key",
  );
};
