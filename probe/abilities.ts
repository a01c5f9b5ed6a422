// Tests the abilities of a host with the rows of a list. Each request gets the expected answer only from a host that
// has the ability.
import type { Ability } from "../shared/schema/abilities";
import type { CallModel, ResourceModel } from "../generator";
import { isExpected } from "./compare";
import type { ProbedRow } from "./Report";

export interface ListedRows {
  readonly resource: ResourceModel;
  readonly call: CallModel;
  /** The first page. */
  readonly rows: readonly ProbedRow[];
  /** A row of the second page. */
  readonly later: ProbedRow | undefined;
  /** The number of rows on all pages. */
  readonly total: number;
  /** Rows of the list with these parameters; null if the host refuses them. */
  ask(params: ProbedRow): Promise<readonly ProbedRow[] | null>;
}

/** The evidence for an ability. Null if these rows are no evidence. */
export type AbilityEvidence = { readonly able: boolean; readonly why: string } | null;
type Look = (list: ListedRows) => Promise<AbilityEvidence>;

const shown = (able: boolean, why: string): AbilityEvidence => ({ able, why });

/** A time that is later than all times in any host. */
const NEVER = 9_000_000_000;
const NONSENSE = "zqxjkvwq";

const isText = (value: unknown): value is string => typeof value === "string";
const isTime = (value: unknown): value is number => typeof value === "number" && value > 1_000_000;

/** A part of a text that is not the whole value of a field. */
const pieceOf = (text: string): string => {
  const inner = [...text].slice(0, -1).join("").trim();
  return inner.length >= 2 && inner.length < text.length ? inner : "";
};

const sort: Look = async ({ resource: { key }, total, ask }) => {
  if (total < 2) return null;
  const [up, down] = [
    await ask({ sort_field: key, sort_order: "asc" }),
    await ask({ sort_field: key, sort_order: "desc" }),
  ];
  if (up === null || down === null) return shown(false, `refuses to sort by ${key}`);
  const [first, last] = [up[0]?.[key], down[0]?.[key]];
  if (first === last) return shown(false, `answers the same first row whatever the order of ${key}`);
  const isWrong = typeof first === "number" && typeof last === "number" && first > last;
  return shown(!isWrong, isWrong ? `sorts by ${key} the wrong way round` : `sorts by ${key}`);
};

/** Rows with equal values in a field are sorted by their keys, in either direction. */
const sorts: Look = async ({ resource: { key, fields }, total, ask }) => {
  if (total < 2) return null;
  const likely = fields.filter(
    ({ name, sortable, hidden, filter }) => name !== key && sortable && !hidden && filter === "equals",
  );
  for (const { name } of likely.slice(0, 3)) {
    const ordered = (order: string) => ask({ sort_field: `${name},${key}`, sort_order: `asc,${order}` });
    const [up, down] = [await ordered("asc"), await ordered("desc")];
    if (up === null || down === null) return shown(false, `refuses to sort by ${name} and ${key}`);
    const [first, second] = up;
    if (first === undefined || second === undefined || first[name] !== second[name]) continue;
    const isAble = down[0]?.[name] === first[name] && down[0]?.[key] !== first[key];
    return shown(isAble, isAble ? `sorts by ${name} and ${key}` : `sorts by ${name}, and by nothing after it`);
  }
  return null;
};

const range: Look = async ({ resource: { fields }, rows, ask }) => {
  const field = fields.find(({ name, filter }) => filter === "range" && rows.some((row) => isTime(row[name])));
  if (field === undefined) return null;
  const { name } = field;
  const value = rows.map((row) => row[name]).find(isTime);
  const within = await ask({ [`${name}_begin`]: value, [`${name}_end`]: value });
  const beyond = await ask({ [`${name}_begin`]: NEVER, [`${name}_end`]: NEVER + 1 });
  if (within === null || beyond === null) return shown(false, `refuses a range of ${name}`);
  if (beyond.length > 0) return shown(false, `ignores ${name}_begin and ${name}_end`);
  const isFound = within.length > 0 && within.every((row) => row[name] === value);
  return shown(isFound, isFound ? `filters by a range of ${name}` : `finds nothing by a range of ${name}`);
};

/** Whether a part of a text finds rows, and nonsense finds none. */
const findsParts = async ({ ask }: ListedRows, name: string, text: string): Promise<AbilityEvidence> => {
  const found = await ask({ [name]: pieceOf(text) });
  const none = await ask({ [name]: NONSENSE });
  if (found === null || none === null) return shown(false, `refuses ${name}`);
  if (none.length > 0) return shown(false, `ignores ${name}`);
  return shown(found.length > 0, found.length > 0 ? `searches by ${name}` : `finds nothing by a part of ${name}`);
};

const textOf = (rows: readonly ProbedRow[], name: string): string =>
  rows.map((row) => row[name]).find((value): value is string => isText(value) && pieceOf(value) !== "") ?? "";

const search: Look = async (list) => {
  const { resource, rows } = list;
  const title = textOf(rows, resource.title);
  const field = resource.fields.find(({ name, filter }) => filter === "contains" && textOf(rows, name) !== "");
  const byTitle = title === "" ? null : await findsParts(list, "q", title);
  if (byTitle?.able === false || field === undefined) return byTitle;
  return findsParts(list, field.name, textOf(rows, field.name));
};

const where: Look = async ({ resource: { key }, rows, total, ask }) => {
  const value = rows
    .map((row) => row[key])
    .find((one) => typeof one === "number" || /^[\w-]+$/.test(String(one ?? "")));
  if (value === undefined || total < 2) return null;
  const [one, others] = [await ask({ where: `${key} is ${value}` }), await ask({ where: `${key} is_not ${value}` })];
  if (one === null || others === null) return shown(false, "refuses conditions");
  const isExact = one.length === 1 && others.length > 0 && others.every((row) => row[key] !== value);
  return shown(isExact, isExact ? "takes conditions" : "ignores conditions");
};

const several: Look = async ({ resource: { key }, rows, later, ask }) => {
  const last = rows.at(-1);
  if (last === undefined || later === undefined) return null;
  // Two rows from different pages.
  const keys = [last[key], later[key]];
  const found = await ask({ [key]: keys });
  if (found === null) return shown(false, `refuses several values of ${key}`);
  const isExact = found.length === 2 && found.every((row) => keys.includes(row[key]));
  return shown(
    isExact,
    isExact ? `takes several values of ${key}` : `does not find two records by two values of ${key}`,
  );
};

/** A field may be empty in all rows. But a platform that has the field still includes it in its answers. */
const further: Look = async ({ resource, rows }) => {
  const names = resource.fields.flatMap((field) =>
    field.further && !field.hidden && isExpected(field) ? [field.name] : [],
  );
  if (names.length === 0 || rows.length === 0) return null;
  const missing = names.filter((name) => rows.every((row) => row[name] === undefined));
  const isAble = missing.length === 0;
  return shown(isAble, isAble ? `answers ${names.join(", ")}` : `does not answer ${missing.join(", ")}`);
};

/** The abilities that any list can show. */
export const ABILITY_TESTS: Readonly<Partial<Record<Ability, Look>>> = {
  sort,
  sorts,
  range,
  search,
  where,
  several,
  further,
};

/** Problems with filters that every host must have: by the key, and by whole values. */
export const checkFilters = async ({ resource, rows, total, ask }: ListedRows): Promise<readonly string[]> => {
  const [row] = rows;
  if (row === undefined || total < 2) return [];
  const isPlain = (value: unknown): boolean =>
    (isText(value) && value !== "") || (typeof value === "number" && value > 0);
  const field = resource.fields.find(
    ({ name, filter }) => filter === "equals" && name !== resource.key && isPlain(row[name]),
  );
  const notes: string[] = [];
  for (const name of [resource.key, ...(field === undefined ? [] : [field.name])]) {
    const found = await ask({ [name]: row[name] });
    if (found === null) notes.push(`refuses a filter by ${name}`);
    else if (found.length === 0) notes.push(`finds nothing by the filter ${name}`);
    else if (found.some((one) => String(one[name]) !== String(row[name]))) notes.push(`ignores the filter ${name}`);
  }
  return notes;
};
