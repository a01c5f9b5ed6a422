// Computes the expected rows, sums and files of a list from all its rows, without the store.
import { comparisonOfField, kindOf, type FieldModel, type ResourceModel } from "../../generator";
import { toCents, decimalsOf, searchFormsOf, readWhere, type RequestTime } from "../../shared/schema";
import type { JsonRecord } from "./Client";
import { matchesWhere } from "./foundByWhere";

/** Another list in which a search also looks. */
export interface SearchedList {
  readonly resource: ResourceModel;
  readonly rows: readonly JsonRecord[];
  /** Keys of the rows that the account may list. */
  readonly reach: ReadonlySet<string>;
  readonly hidden: ReadonlySet<string>;
}

export interface ModelledList {
  readonly resource: ResourceModel;
  /** The stored rows, without masks. */
  readonly rows: readonly JsonRecord[];
  /** The fields that the account may not search in. */
  readonly hidden: ReadonlySet<string>;
  /** The referenced lists, by the names of the references. */
  readonly targets: ReadonlyMap<string, SearchedList>;
}

const folded = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

const fieldOf = ({ fields }: ResourceModel, name: string): FieldModel | undefined =>
  fields.find((field) => field.name === name);

const isText = (field: FieldModel | undefined): field is FieldModel =>
  field !== undefined && kindOf(field).storage(field) === "text";

const searchedAs = (field: FieldModel) => kindOf(field).searched?.(field.options) ?? "text";

const namesOf = ({ title, titles }: ResourceModel): readonly string[] => [title, ...Object.values(titles)];

const searchedIn = (resource: ResourceModel, hidden: ReadonlySet<string>): readonly string[] => {
  const codes = resource.unique.flatMap(({ fields }) => (fields.length === 1 ? fields : []));
  const texts = codes.filter((name) => isText(fieldOf(resource, name)));
  return [...new Set([...namesOf(resource), ...texts, ...resource.search])].filter((name) => {
    const field = fieldOf(resource, name);
    return field !== undefined && !field.encrypted && !hidden.has(name);
  });
};

const holds = (resource: ResourceModel, row: JsonRecord, name: string, text: string): boolean => {
  const field = fieldOf(resource, name);
  if (!isText(field)) return text.trim() !== "" && Number(text) === Number(row[name]);
  const held = `${String(row[String(field.options.area)] ?? "")}${String(row[name] ?? "")}`;
  return searchFormsOf(searchedAs(field), text).some((form) => folded(held).includes(folded(form)));
};

const refersTo = (key: unknown, { resource, rows, reach, hidden }: SearchedList, text: string): boolean => {
  const row = rows.find((one) => String(one[resource.key]) === String(key));
  if (row === undefined) return false;
  const names = namesOf(resource).filter((name) => isText(fieldOf(resource, name)) && !hidden.has(name));
  const others = searchedIn(resource, hidden).filter((name) => {
    const field = fieldOf(resource, name);
    return !names.includes(name) && field !== undefined && searchedAs(field) !== "record";
  });
  const has = (some: readonly string[]) => some.some((name) => holds(resource, row, name, text));
  return has(names) || (reach.has(String(key)) && has(others));
};

const isSearched = ({ resource, hidden, targets }: ModelledList, row: JsonRecord, text: string): boolean =>
  searchedIn(resource, hidden).some((name) => {
    const target = targets.get(name);
    return target === undefined ? holds(resource, row, name, text) : refersTo(row[name], target, text);
  });

export interface AskedList {
  readonly where: string;
  readonly q: string;
}

/** The rows that match the conditions and the search. */
export const matchingRows = (list: ModelledList, { where, q }: AskedList, asking: RequestTime): readonly JsonRecord[] =>
  list.rows.filter(
    (row) =>
      (where === "" || matchesWhere(list.resource, row, readWhere(where), asking)) &&
      (q === "" || isSearched(list, row, q)),
  );

export interface ListSortKey {
  readonly field: string;
  readonly descending: boolean;
}

/** Compares numbers and amounts by value, and texts by code point. A missing value comes first. */
const compare = (field: FieldModel | undefined, a: unknown, b: unknown): number => {
  if (isText(field)) return Buffer.compare(Buffer.from(String(a ?? "")), Buffer.from(String(b ?? "")));
  return Number(a ?? 0) - Number(b ?? 0);
};

/** Sorts the rows. Rows with equal values are sorted by key, in the direction of the last field. */
export const sortRows = (
  resource: ResourceModel,
  rows: readonly JsonRecord[],
  asked: readonly ListSortKey[],
): readonly JsonRecord[] => {
  const { sort } = resource.views.list;
  const keys = asked.length > 0 ? asked : [{ field: sort.field, descending: sort.order === "DESC" }];
  const all = [...keys, { field: resource.key, descending: keys.at(-1)?.descending === true }];
  return [...rows].sort((a, b) => {
    for (const { field, descending } of all) {
      const found = compare(fieldOf(resource, field), a[field], b[field]);
      if (found !== 0) return descending ? -found : found;
    }
    return 0;
  });
};

/** The sum of a field in one currency, as text; whole cents for money. */
export interface PlainSum {
  readonly field: string;
  readonly currency: unknown;
  readonly sum: string;
  readonly average: number;
  /** The accepted difference of an average, which is rounded. */
  readonly within: number;
}

const isMoney = (field: FieldModel): boolean => kindOf(field).storage(field) === "cents";

const plainSum = (field: FieldModel, currency: unknown, rows: readonly JsonRecord[]): PlainSum => {
  const of = { field: field.name, currency };
  if (!isMoney(field)) {
    const sum = rows.reduce((total, row) => total + Number(row[field.name] ?? 0), 0);
    return { ...of, sum: sum.toFixed(6), average: sum / rows.length, within: 1e-6 };
  }
  const sum = rows.reduce((total, row) => total + BigInt(toCents(String(row[field.name])) ?? 0), 0n);
  const hasDecimals = decimalsOf(String(currency ?? field.options.currency ?? "")) > 0;
  return { ...of, sum: String(sum), average: Number(sum) / rows.length / 100, within: hasDecimals ? 0.00501 : 0.501 };
};

/**
 * Whether a row counts in the sum of a field. If rows are grouped by a field of the sum's condition, every row counts.
 */
const counts = ({ views }: ResourceModel, { name }: FieldModel, row: JsonRecord, by: string): boolean => {
  const when = views.list.sums.find(({ field }) => field === name)?.when ?? {};
  return by in when || Object.entries(when).every(([field, values]) => values.some((value) => value === row[field]));
};

/** The requested sums of rows: one for each field and currency. */
export const sumsOf = (
  resource: ResourceModel,
  fields: readonly FieldModel[],
  all: readonly JsonRecord[],
  by: string,
): readonly PlainSum[] =>
  fields.flatMap((field) => {
    const rows = all.filter((row) => counts(resource, field, row, by));
    const { currency_field } = field.options;
    if (typeof currency_field !== "string") return rows.length === 0 ? [] : [plainSum(field, null, rows)];
    const currencies = [...new Set(rows.map((row) => row[currency_field]))].sort((a, b) =>
      String(a) < String(b) ? -1 : 1,
    );
    return currencies.map((currency) =>
      plainSum(
        field,
        currency,
        rows.filter((row) => row[currency_field] === currency),
      ),
    );
  });

export const summedFields = ({ fields }: ResourceModel): readonly FieldModel[] =>
  fields.filter(
    (field) =>
      kindOf(field).sums === true && comparisonOfField(field) !== null && kindOf(field).storage(field) !== null,
  );

/** The rows of each group, by the value of the field. For a time, by the day or month in the zone. */
export const groupsOf = (
  field: FieldModel,
  per: "day" | "month" | null,
  rows: readonly JsonRecord[],
  zone: string,
): ReadonlyMap<string, readonly JsonRecord[]> => {
  const clock = new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short" });
  const groupIn = (row: JsonRecord): string => {
    const value = row[field.name] ?? "";
    if (per === null || Number(value) <= 0) return String(value);
    const [year = 0, month = 1, day = 1] = clock
      .format(Number(value) * 1000)
      .split("-")
      .map(Number);
    return String(Date.UTC(year, month - 1, per === "month" ? 1 : day) / 1000);
  };
  const groups = new Map<string, JsonRecord[]>();
  for (const row of rows) groups.set(groupIn(row), [...(groups.get(groupIn(row)) ?? []), row]);
  return groups;
};
