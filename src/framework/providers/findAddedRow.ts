// Finds the record that `add` has stored, on a platform that does not answer its key: by the answered address
// (`Location`), or in the list by the sent values. Loaded only for such platforms.
import type { Identifier } from "ra-core";
import type { Call, Payload, ResourceProps } from "../wire/contract";
import { type Facts, rowsIn } from "../wire/readAnswer";
import { isMasked } from "../wire/unseen";
import { listParams } from "./listParams";
import type { CallPerformer } from "./performer";
import { secretFieldsOf } from "./unseen";

export interface NewRowSearch {
  readonly props: ResourceProps;
  readonly add: Call;
  readonly list: Call | undefined;
  readonly sent: Payload;
}

const SOME = { page: 1, perPage: 10 };

/** Texts, numbers and flags as text. "" for an empty value, which may have been sent as 0. */
const textOf = (value: unknown): string => {
  if (value === undefined || value === null || Number(value) === 0) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(typeof value === "boolean" ? Number(value) : value);
};

/** The key in `/things/7` or `/things?id=7`. */
const keyIn = (location: string, { keyType }: ResourceProps): Identifier | null => {
  // Only the path and the query matter, not the host.
  if (!URL.canParse(location, "http://host")) return null;
  const { pathname, searchParams } = new URL(location, "http://host");
  const asked = [...searchParams.values()];
  const last = pathname.split("/").findLast((part) => part !== "") ?? "";
  const text = asked.length === 1 ? (asked[0] ?? "") : decodeURIComponent(last);
  return text === "" || (keyType !== "string" && !/^\d+$/.test(text)) ? null : text;
};

/** Reads the list before the record is added. Answers a function that finds the record, or nothing if it is unsure. */
export const findAddedRow = async (
  { performFor }: CallPerformer,
  { props, add, list, sent }: NewRowSearch,
  findRow: (id: Identifier) => Promise<Facts | undefined>,
): Promise<(location: string) => Promise<Facts | undefined>> => {
  const hidden = await secretFieldsOf(add);
  const visible = Object.entries(sent).filter(([name]) => !hidden.has(name));
  const title = sent[props.title];
  const newest = async (): Promise<readonly Facts[]> => {
    if (list === undefined) return [];
    const filter = typeof title === "string" && title !== "" ? { [props.title]: title } : {};
    const wanted = listParams(list, props, { pagination: SOME, sort: { field: props.key, order: "DESC" }, filter });
    return rowsIn((await performFor(props, list, wanted, { quiet: true })).data);
  };
  const isMeant = (row: Facts): boolean => {
    const shown = visible.filter(([name]) => row[name] !== undefined && !isMasked(row[name]));
    return (
      shown.some(([, value]) => textOf(value) !== "") &&
      shown.every(([name, value]) => textOf(row[name]) === textOf(value))
    );
  };
  const before = await newest().catch(() => null);
  const known = new Set(before?.map((row) => row[props.key]));
  return async (location) => {
    const key = location === "" ? null : keyIn(location, props);
    const there = key === null ? undefined : await findRow(key).catch(() => undefined);
    if (there !== undefined) return { ...there, [props.key]: there[props.key] ?? key };
    if (before === null) return undefined;
    const [found, ...others] = (await newest()).filter((row) => isMeant(row) && !known.has(row[props.key]));
    return others.length === 0 ? found : undefined;
  };
};
