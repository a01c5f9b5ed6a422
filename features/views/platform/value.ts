// The value of a view: filters, sort order, columns and density, as the console writes them. The platform reads only
// the names of fields in this value, so that it can remove fields that the reader may not see.
import type { AnswerValue, AnsweredRow } from "../../../platform/framework/wire/envelope";
import { WHERE_PARAM, WHERE_ZONE_PARAM } from "pilothouse/schema";
import type { Engine } from "../../../platform/framework/records/Engine";
import { Failure, invalidFailure } from "../../../platform/framework/wire/Failure";
import { formatSize } from "../../../platform/framework/wire/limits";
import { isObject } from "../../../platform/framework/wire/readJson";
import { type ConditionReader, type VisiblePart, visiblePartOfWhere } from "./visiblePartOfWhere";
import { parseStored } from "../../../platform/framework/storage/parseStored";

const isText = (value: unknown): boolean => typeof value === "string" && value.length <= 200;

const PARTS: Readonly<Record<string, (part: unknown) => boolean>> = {
  filter: isObject,
  sort: (part) => isObject(part) && isText(part.field) && (part.order === "ASC" || part.order === "DESC"),
  columns: isObject,
  density: isText,
};

/** The value of a view as JSON text. @throws Failure 406 if it has another shape, 413 if it is too large */
export const encodeViewValue = ({ settings }: Pick<Engine, "settings">, value: unknown): string => {
  if (!isObject(value)) throw invalidFailure({ value: value === undefined ? "invalid.required" : "invalid.standard" });
  const isFit = Object.entries(value).every(([name, part]) => Object.hasOwn(PARTS, name) && PARTS[name]?.(part));
  if (!isFit) throw invalidFailure({ value: "invalid.standard" });
  const text = JSON.stringify(value);
  if (Buffer.byteLength(text) > settings.MOST_VIEW)
    throw new Failure(413, "view", null, { max: formatSize(settings.MOST_VIEW) });
  return text;
};

/** Parameters of every list that are not fields. */
const ALWAYS = new Set(["q", WHERE_ZONE_PARAM]);
const END = /_(begin|end|min|max|within)$/;

export interface ReadableView {
  readonly value: AnsweredRow;
  /** Names of the fields that were removed for this reader. */
  readonly leftOut: readonly string[];
}

/** The stored value without fields that the reader may not use, and without fields that no longer exist. */
export const readableValue = (text: string, reading: ConditionReader): ReadableView => {
  const { resource } = reading.table;
  const stored = parseStored(text);
  const { filter, sort, ...others } = isObject(stored) ? stored : {};
  const params = resource.calls.find(({ verb }) => verb === "list")?.params ?? [];
  const known = new Set([...resource.fields, ...params].map(({ name }) => name));
  const nameOf = (key: string): string => (known.has(key) ? key : key.replace(END, "").replace(/\..*/, ""));
  const isOpen = (key: string) => ALWAYS.has(key) || (known.has(nameOf(key)) && !reading.hidden.has(nameOf(key)));
  const restOf = (key: string, wanted: AnswerValue): VisiblePart => {
    if (key === WHERE_PARAM) return visiblePartOfWhere(wanted, reading);
    return isOpen(key) ? { part: wanted, closed: [] } : { part: undefined, closed: [nameOf(key)] };
  };
  const rests = Object.entries(isObject(filter) ? filter : {}).map(
    ([key, wanted]) => [key, restOf(key, wanted)] as const,
  );
  const by = isObject(sort) ? String(sort.field).split(",") : [];
  const closed = by.map((field) => field.replace(/^-/, "")).filter((field) => !isOpen(field));
  const left = rests.flatMap(([key, { part }]) => (part === undefined ? [] : [[key, part]]));
  return {
    value: {
      ...others,
      ...(filter === undefined ? {} : { filter: Object.fromEntries(left) }),
      ...(sort === undefined || closed.length > 0 ? {} : { sort }),
    },
    leftOut: [...new Set([...rests.flatMap(([, rest]) => rest.closed), ...closed.map(nameOf)])],
  };
};
