// Remembers the fields that a person chose for the columns of a file, for other files with the same headers.
import { plainHeader } from "../../sheets/book/plainHeader";
import { isObject } from "../../../src/framework/wire/readAnswer";
import type { ImportPlan, Mapping, StoredColumns } from "./ImportPlan";

/** The most files that are remembered, and the most characters of their headers: a preference has a limit. */
const MOST = 20;
const LONGEST = 1000;

/** The headers of a file, in the form in which they are compared. "" for a file without headers, or with too many. */
const nameOf = (header: readonly string[]): string => {
  const name = header.map(plainHeader).join("|");
  return name.length > LONGEST || /^\|*$/.test(name) ? "" : name;
};

const isRecalled = (one: unknown): one is StoredColumns =>
  isObject(one) && typeof one.name === "string" && isObject(one.mapping);

/** The stored choices that can be read. */
export const readStoredColumns = (kept: unknown): readonly StoredColumns[] =>
  Array.isArray(kept) ? kept.filter(isRecalled) : [];

/** The stored mappings, with the mapping of another file in front. */
export const addStoredColumns = (
  all: readonly StoredColumns[],
  header: readonly string[],
  mapping: Mapping,
): readonly StoredColumns[] => {
  const name = nameOf(header);
  return name === "" ? all : [{ name, mapping }, ...all.filter((one) => one.name !== name)].slice(0, MOST);
};

/** The stored mapping of these headers, without fields that no longer exist. Null if none was stored. */
export const storedMappingOf = ({ recalled = [], fields }: ImportPlan, header: readonly string[]): Mapping | null => {
  const name = nameOf(header);
  const found = recalled.find((one) => name !== "" && one.name === name);
  if (found === undefined) return null;
  const known = new Set(fields.map((field) => field.name));
  return Object.fromEntries(Object.entries(found.mapping).filter(([, field]) => known.has(String(field))));
};
