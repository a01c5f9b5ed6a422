// Random requests for a list: conditions, a search and an order that match some rows and not others, if possible.
import { comparisonOfField, kindOf, type FieldModel } from "../../generator";
import type { Random } from "../../platform/framework/demo/Random";
import { operatorsOf } from "../../shared/schema/where/checkWhere";
import type { RequestTime } from "../../shared/schema";
import { valuesFor } from "./conditionTexts";
import { type AskedList, matchingRows, type ListSortKey, type ModelledList } from "./listModel";

/** The requested values. Their names are those of the choices. */
export interface WantedList {
  readonly where: "none" | "one" | "all" | "any" | "grouped" | "time";
  readonly search: "none" | "name" | "part" | "nothing";
  readonly sort: "none" | "one" | "two" | "three";
}

const TRIES = 12;
const SORTED = { none: 0, one: 1, two: 2, three: 3 } as const;

export const pickFrom = <T>(random: Random, all: readonly T[]): T | undefined =>
  all[random.integer(0, Math.max(0, all.length - 1))];

export const isMoment = (field: FieldModel): boolean => comparisonOfField(field)?.as === "moment";

const askable = ({ resource, hidden }: ModelledList): readonly FieldModel[] =>
  resource.fields.filter((field) => comparisonOfField(field) !== null && !hidden.has(field.name));

const isSortable = (field: FieldModel): boolean =>
  field.sortable && kindOf(field).storage(field) !== null && kindOf(field).wire(field) !== "list";

const condition = (list: ModelledList, fields: readonly FieldModel[], random: Random): string => {
  const field = pickFrom(random, fields);
  const compared = field && comparisonOfField(field);
  const operator = compared && pickFrom(random, operatorsOf(compared));
  if (!field || !operator) return `${list.resource.key} not_empty`;
  return `${field.name} ${operator} ${pickFrom(random, valuesFor(field, operator, list.rows)) ?? ""}`.trim();
};

const drawWhere = (list: ModelledList, where: WantedList["where"], random: Random): string => {
  const any = () => condition(list, askable(list), random);
  switch (where) {
    case "none":
      return "";
    case "one":
      return any();
    case "all":
      return `${any()} and ${any()}`;
    case "any":
      return `${any()} or ${any()}`;
    case "grouped":
      return `(${any()} and ${any()}) or ${any()}`;
    case "time":
      return condition(list, askable(list).filter(isMoment), random);
  }
};

/** The search has only one word, because some lists search each word separately. */
const drawSearch = ({ resource, rows }: ModelledList, search: WantedList["search"], random: Random): string => {
  if (search === "none") return "";
  if (search === "nothing") return "~nobody~";
  const [word = "x"] = String(pickFrom(random, rows)?.[resource.title] ?? "x").split(/\s+/);
  return search === "name" ? word : word.slice(1, 3);
};

const isTelling = ({ rows }: ModelledList, some: readonly unknown[]): boolean =>
  some.length > 0 && some.length < rows.length;

export const drawListRequest = (
  list: ModelledList,
  { where, search, sort }: WantedList,
  asking: RequestTime,
  random: Random,
) => {
  const draw = (): AskedList => ({ where: drawWhere(list, where, random), q: drawSearch(list, search, random) });
  let asked = draw();
  for (let at = 0; at < TRIES && !isTelling(list, matchingRows(list, asked, asking)); at += 1) asked = draw();
  const sortable = askable(list).filter(isSortable);
  const names = new Set(Array.from({ length: SORTED[sort] }, () => pickFrom(random, sortable)?.name));
  const keys = [...names].flatMap((field): ListSortKey[] =>
    field === undefined ? [] : [{ field, descending: random.next() < 0.5 }],
  );
  return { asked, keys };
};
