// Finds transitions that nobody can make, and states that no record reaches.
import type { FieldModel } from "../../generator/model/Model";
import type { ResourceInspection } from "./Subject";

const checkKinds = ({ definition, lookup, complain }: ResourceInspection): void => {
  for (const [name, moves] of Object.entries(definition.transitions ?? {})) {
    const field = definition.fields.get(name);
    if (field === undefined) continue;
    const path = ["transitions", name];
    if (lookup.named(field, "enum").length === 0)
      complain(
        "P236",
        path,
        `\`${name}\` is of kind ${field.kind}, which has no states`,
        "Transitions are between values of a field of kind enum: name such a field.",
        "key",
      );
    for (const [from, to] of Object.entries(moves))
      to.forEach((value, index) => {
        if (String(value) === from)
          complain("P236", [...path, from, index], `\`${from}\` cannot become itself`, "Remove this value.");
      });
  }
  for (const name of Object.keys(definition.asks ?? {}))
    if (definition.transitions?.[name] === undefined)
      complain(
        "P236",
        ["asks", name],
        `\`${name}\` has no transitions, so no dialog asks for anything`,
        "Name a field of `transitions`, or remove this.",
        "key",
      );
};

const same = (one: unknown, other: unknown): boolean => String(one) === String(other);

/** Reports actions that set a state which no transition allows. */
const checkActions = ({ resource, handled, complain }: ResourceInspection): void => {
  for (const { name, verb, constants, when } of resource.calls) {
    if (verb !== "action" || handled === null || handled.has(name)) continue;
    for (const [field, value] of Object.entries(constants)) {
      const moves = resource.transitions.filter((one) => one.field === field);
      const starts = when[field];
      const isPossible = moves.some(
        ({ from, to }) => (starts?.some((one) => same(one, from)) ?? true) && to.some((one) => same(one, value)),
      );
      if (moves.length === 0 || isPossible) continue;
      complain(
        "P256",
        ["calls", name, "constants", field],
        `no transition leads from ${starts === undefined ? "any state" : starts.map((one) => `\`${one}\``).join(" or ")} to \`${String(value)}\`, so \`${name}\` is always refused`,
        `Add \`${String(value)}\` to a list of \`transitions\` of \`${field}\`, or set another value.`,
      );
    }
  }
};

/** Whether the field can get any value: it is in a form or an action, or code may write it. */
const isFree = ({ resource, handled }: ResourceInspection, field: FieldModel): boolean =>
  field.readonly ||
  handled === null ||
  handled.size > 0 ||
  resource.views.form.some(({ fields }) => fields.includes(field.name)) ||
  resource.calls.some(({ verb, params }) => verb === "action" && params.some(({ name }) => name === field.name));

const checkReached = (subject: ResourceInspection): void => {
  const { definition, resource, lookup, complain } = subject;
  for (const name of Object.keys(definition.transitions ?? {})) {
    const field = resource.fields.find((one) => one.name === name);
    const written = definition.fields.get(name);
    if (field === undefined || written === undefined || isFree(subject, field)) continue;
    const [enumeration] = lookup.named(written, "enum").map(([, one]) => lookup.enumeration(one));
    const reached = new Set([
      String(field.default),
      ...resource.transitions.filter((one) => one.field === name).flatMap(({ to }) => to.map(String)),
    ]);
    const lost = [...(enumeration?.values.keys() ?? [])].find((value) => !reached.has(String(value)));
    if (lost !== undefined)
      complain(
        "P251",
        ["transitions", name],
        `no record reaches \`${lost}\` of ${enumeration?.name}`,
        `Add \`${lost}\` to a list of transitions, or make it the \`default\`.`,
        "key",
      );
  }
};

export const checkStates = (subject: ResourceInspection): void => {
  checkKinds(subject);
  checkActions(subject);
  checkReached(subject);
};
