// Filters, sorts and pages the rows of a mock by the query parameters in its description.
import { pagingParamsOf } from "../dialect";
import type { JsonObject } from "../facts";
import { toSnakeCase } from "../names";
import type { Operation } from "../operations";
import type { MockPage } from "./answers";

const USUAL_SIZE = 20;

const compare = (one: unknown, other: unknown): number =>
  typeof one === "number" && typeof other === "number"
    ? one - other
    : String(one ?? "").localeCompare(String(other ?? ""));

const fits = (value: unknown, wanted: readonly string[]): boolean => {
  const values = Array.isArray(value) ? value.map(String) : [String(value)];
  return wanted
    .flatMap((one) => one.split(","))
    .some(
      (one) => values.includes(one) || (typeof value === "string" && value.toLowerCase().includes(one.toLowerCase())),
    );
};

export const mockPageOf = (list: Operation, rows: readonly JsonObject[], query: URLSearchParams): MockPage => {
  const words = pagingParamsOf(list);
  const own = new Set<unknown>(Object.values(words));
  const [row = {}] = rows;
  const filters = list.parameters.filter(({ place, name }) => place === "query" && !own.has(name) && query.has(name));
  const wireOf = (name: string): string | undefined =>
    Object.keys(row).find((wire) => toSnakeCase(wire) === toSnakeCase(name));
  const text = (query.get(words.search ?? "") ?? "").toLowerCase();
  const found = rows
    .filter((one) =>
      filters.every(({ name }) => wireOf(name) === undefined || fits(one[wireOf(name) ?? ""], query.getAll(name))),
    )
    .filter((one) => text === "" || Object.values(one).some((value) => String(value).toLowerCase().includes(text)));
  const sort = query.get(words.sort ?? "") ?? "";
  const isDescending = sort.startsWith("-") || /^desc/i.test(query.get(words.order ?? "") ?? "");
  const by = wireOf(sort.replace(/^[-+]/, ""));
  const sorted =
    by === undefined ? found : found.toSorted((one, other) => (isDescending ? -1 : 1) * compare(one[by], other[by]));
  const isPaged = words.page !== undefined || words.offset !== undefined || words.cursor !== undefined;
  const size = Number(query.get(words.size ?? "")) || (isPaged ? USUAL_SIZE : Math.max(sorted.length, 1));
  const { first } = words;
  const page = Number(query.get(words.page ?? "") ?? first) - first;
  const start =
    words.page !== undefined ? page * size : Number(query.get(words.offset ?? words.cursor ?? "") ?? 0) || 0;
  const end = start + size;
  return {
    rows: sorted.slice(start, end),
    count: sorted.length,
    pages: Math.ceil(sorted.length / size),
    next: end < sorted.length ? String(end) : "",
  };
};
