// Turns page, order, search and filters of a list into parameters of the host.
import { readWhere } from "../../../shared/schema/where/readWhere";
import { type Condition, isGroup, WHERE_PARAM } from "../../../shared/schema/where/Where";
import { writeWhere } from "../../../shared/schema/where/writeWhere";
import type { Payload, WireNames } from "../../../src/framework/wire/contract";
import { type PagePosition, pagePositionOf } from "../../../src/framework/wire/listAnswer";
import type { DialectSettings } from "./settings";
import { toWire, valueToWire, wireName } from "./names";

const RANGE = /^(.+)_(begin|end|min|max)$/;
const isRange = (text: string | undefined): text is keyof DialectSettings["range"] =>
  text === "begin" || text === "end" || text === "min" || text === "max";

const pageWords = (
  { by, name, size: sizeName, first }: DialectSettings["paging"],
  own: string,
  { page, size }: PagePosition,
  cursor: string,
): Payload => {
  if (size === 0) return {};
  const start = by === "page" ? page - 1 + first : by === "offset" ? (page - 1) * size : cursor;
  return { ...(start === "" ? {} : { [name ?? own]: start }), [sizeName]: size };
};

const sortWords = (
  { field, order, ascending, descending }: DialectSettings["sort"],
  { fields, orders }: { readonly fields: readonly string[]; readonly orders: readonly string[] },
): Payload => {
  if (fields.length === 0) return {};
  const isDescending = (at: number) => orders[at] === "desc";
  if (order === null) return { [field]: fields.map((by, at) => (isDescending(at) ? `${descending}${by}` : by)).join() };
  return { [field]: fields.join(), [order]: fields.map((_, at) => (isDescending(at) ? descending : ascending)).join() };
};

/** Splits several fields or directions at their commas. */
const parted = (value: unknown): readonly string[] =>
  String(value ?? "")
    .split(",")
    .filter((one) => one !== "");

/** Renames the fields of conditions to those on the wire. The host refuses conditions that cannot be read. */
const whereWords = (value: unknown, names: WireNames): unknown => {
  if (typeof value !== "string") return value;
  const named = (one: Condition): Condition => ({ ...one, field: wireName(one.field, names) });
  try {
    const { match, of } = readWhere(value);
    return writeWhere({
      match,
      of: of.map((part) => (isGroup(part) ? { ...part, of: part.of.map(named) } : named(part))),
    });
  } catch {
    return value;
  }
};

/** Renames a filter for the wire. Names inside the value of a filter are mapped like those of a record. */
const filterWords = (name: string, value: unknown, names: WireNames, range: DialectSettings["range"]): Payload => {
  if (name === WHERE_PARAM && !(name in names)) return { [name]: whereWords(value, names) };
  const [, field = "", end] = RANGE.exec(name) ?? [];
  return !(name in names) && isRange(end)
    ? { [`${wireName(field, names)}${range[end]}`]: valueToWire(field, value, names) }
    : { ...Object(toWire({ [name]: value }, names)) };
};

/** `paging`: the name that the list declares for its page. `cursor`: "" for the first page. */
export const listWords = (
  payload: Payload,
  paging: string,
  names: WireNames,
  settings: DialectSettings,
  cursor: string,
): Payload => {
  const { [paging]: _page, page_size: _size, sort_field, sort_order, q, ...filters } = payload;
  return Object.assign(
    {},
    ...Object.entries(filters).map(([name, value]) => filterWords(name, value, names, settings.range)),
    q === undefined ? {} : { [settings.search]: q },
    sortWords(settings.sort, {
      fields: parted(sort_field).map((one) => wireName(one, names)),
      orders: parted(sort_order),
    }),
    pageWords(settings.paging, paging, pagePositionOf(payload, paging), cursor),
  );
};
