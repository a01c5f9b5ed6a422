// Answers rows to a picker, which searches them by name, page by page. Each row is only a name (see titleFields).
import type { Caller } from "../access/Caller";
import type { Answer, AnsweredRow } from "../wire/envelope";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import type { Engine } from "./Engine";
import { filterFree } from "./free";
import { titleFields } from "./lookup";

const PAGE = 10;

interface Asking {
  readonly platform: Engine;
  readonly caller: Caller;
  readonly params: Row;
}

/** The value as a whole number from 1, or `otherwise` if it is not one. */
const positiveOr = (value: unknown, otherwise: number): number => {
  const number = Math.trunc(Number(value));
  return Number.isSafeInteger(number) && number > 0 ? number : otherwise;
};

/** `rows` are all rows that may be chosen and that the caller may know. `more` answers additional fields of a row. */
export const answerChoices = async <Of extends Row>(
  { platform, caller, params }: Asking,
  table: Table,
  rows: readonly Of[],
  more: (row: Of) => AnsweredRow = () => ({}),
): Promise<Answer> => {
  const { title, titles, tree } = table.resource;
  const names = [...new Set([title, ...Object.values(titles)])];
  const wanted = typeof params.q === "string" ? params.q.toLowerCase() : "";
  const asked = params[table.key.name];
  const keys = Array.isArray(asked) ? new Set(asked.map(String)) : null;
  const order = tree?.order ?? title;
  const found = (await filterFree(platform, table, caller, params, rows))
    .filter((row) => keys === null || keys.has(String(row[table.key.name])))
    .filter((row) => names.some((name) => String(row[name]).toLowerCase().includes(wanted)))
    .sort((a, b) => String(a[order]).localeCompare(String(b[order]), "en", { numeric: true }));
  const size = positiveOr(params.page_size, PAGE);
  const start = (positiveOr(params.page_index ?? params.page_no, 1) - 1) * size;
  const page = found.slice(start, start + size);
  return { data: page.map((row) => ({ ...titleFields(table, row), ...more(row) })), count: found.length };
};
