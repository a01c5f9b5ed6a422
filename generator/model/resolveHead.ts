// The head of a record: from its definition, or else the state and the first columns of its list.
import type { FieldDefinition } from "../definition/Definition";
import type { GroupModel, HeadModel } from "./Model";
import type { ViewContext } from "./ViewContext";

/** The number of facts if a definition names none. */
const MOST_FACTS = 4;
/** With fewer fields than this below the head, the head shows no facts. */
const LEAST_BELOW = 3;

/** Whether the title on the page already shows the field: it is not a link, not an enumeration, and not masked. */
const saysItself = ({ definition, lookup, fields, title }: ViewContext): boolean => {
  const field = definition.fields.get(title);
  if (field === undefined || fields.some(({ name, personal }) => name === title && personal !== null)) return false;
  const leads = [...lookup.named(field, "enum"), ...lookup.named(field, "resource")].length > 0;
  return !leads && lookup.facts(field)?.holds(lookup.linked(field)) !== "other";
};

/** The field with transitions, else the first choice with colours among the columns. */
const stateOf = (viewing: ViewContext, columns: readonly string[]): string | null => {
  const { definition, lookup } = viewing;
  const [moving] = Object.keys(definition.transitions ?? {});
  if (moving !== undefined) return moving;
  const isColored = (field: FieldDefinition): boolean =>
    lookup
      .named(field, "enum")
      .some(([, name]) =>
        [...(lookup.enumeration(name)?.values.values() ?? [])].some(({ color }) => color !== undefined),
      );
  return (
    columns.find((name) => {
      const field = definition.fields.get(name);
      return field !== undefined && isColored(field);
    }) ?? null
  );
};

/** `columns` are those of the list, `groups` all groups of the page. */
export const headOf = (viewing: ViewContext, columns: readonly string[], groups: readonly GroupModel[]): HeadModel => {
  const { definition, lookup, speak } = viewing;
  const written = definition.views?.show?.head;
  const words = written?.title === undefined ? null : speak(written.title, definition.name);
  const shown = groups.flatMap(({ fields }) => fields);
  const always = new Set(viewing.fields.filter(({ when }) => Object.keys(when).length === 0).map(({ name }) => name));
  const title = saysItself(viewing) ? viewing.title : null;
  const eligible = columns.filter((name) => shown.includes(name) && always.has(name));
  const state = written?.state ?? stateOf(viewing, eligible);
  const roleOf = (name: string) => {
    const field = definition.fields.get(name);
    return field === undefined ? null : lookup.facts(field)?.role;
  };
  const picture = written?.picture ?? eligible.find((name) => roleOf(name) === "picture") ?? null;
  const isFact = (name: string): boolean => {
    const field = definition.fields.get(name);
    return (
      field !== undefined &&
      lookup.facts(field)?.listed === true &&
      roleOf(name) !== "picture" &&
      ![title, state, picture].includes(name)
    );
  };
  const facts = written?.facts ?? eligible.filter(isFact).slice(0, MOST_FACTS);
  const below = shown.filter((name) => ![title, state, picture, ...facts].includes(name));
  const isBare = written?.facts === undefined && below.length < LEAST_BELOW;
  return { title, words, state, picture, facts: isBare ? [] : facts, second: written?.second ?? {} };
};

/** All fields that the head shows in addition to the title. */
export const headFields = ({ state, picture, facts, second }: HeadModel): readonly string[] =>
  [state, picture, ...facts, ...Object.values(second)].filter((name) => name !== null);

/** The groups without the fields of the head. */
export const groupsBelowHead = (head: HeadModel, groups: readonly GroupModel[]): readonly GroupModel[] => {
  const above = new Set([head.title, ...headFields(head)]);
  return groups
    .map((group) => ({ ...group, fields: group.fields.filter((name) => !above.has(name)) }))
    .filter(({ fields }) => fields.length > 0);
};
