// The line below a name that several records have: where they are, their keys, and their owners.
import { useMemo } from "react";
import type { Reference } from "../wire/contract";
import { lookAlikes } from "./lookAlikes";
import type { Id } from "./treeOf";
import { useOwners } from "./useOwners";
import { useRecordPaths } from "./useRecordPaths";
import { textAt } from "./valueAt";

type Row = Readonly<Record<string, unknown>> & { readonly id: Id };
type Named = Pick<Reference, "resource" | "title" | "within">;

export interface Distinction {
  /** The records within which it is named, from the top. Empty if there are none. */
  readonly way: string;
  /** What belongs to its name: " (3)" of a floor. */
  readonly mark: string;
  /** Its key, where another of the records has the same name in the same place. Otherwise empty. */
  readonly key: string;
  /** The name of its owner, under the same condition. */
  readonly owner: string;
}

const NO_ROWS: readonly Row[] = [];
const NOTHING_SEEN: readonly string[] = [];

/** Of a longer key, its end, where keys differ. */
const LONG = 6;
const END = 4;

/** A key where room is short. */
export const shortKey = (key: string): string => (key.length > LONG ? `\u2026${key.slice(-END)}` : key);

/** The line in words: "Riverside Garden / Tower A", "1042 · Harbour Property". */
export const markText = ({ way, key, owner }: Distinction, isBrief = false): string =>
  [way, isBrief ? shortKey(key) : key, owner].filter((part) => part !== "").join(" · ");

/**
 * For records that are shown together.
 *
 * @param seen fields that are already shown with the records
 */
export const useDistinctions = (
  { resource, title, within = false }: Named,
  shown: readonly Row[],
  seen = NOTHING_SEEN,
): ReadonlyMap<Id, Distinction> => {
  const paths = useRecordPaths(resource, within ? shown : NO_ROWS);
  const alike = useMemo(() => {
    const named = shown.map((row) => {
      const { way = "", mark = "" } = paths.get(row.id) ?? {};
      const name = textAt(row, title);
      return { id: row.id, name: name === "" ? "" : `${name}${mark} / ${way}` };
    });
    const keys = lookAlikes(named, "name");
    return shown.filter(({ id }) => keys.has(String(id)));
  }, [shown, paths, title]);
  const owners = useOwners(resource, alike, seen);
  return useMemo(() => {
    const keys = new Set(alike.map(({ id }) => id));
    return new Map(
      shown.map(({ id }) => {
        const { way = "", mark = "" } = paths.get(id) ?? {};
        const isAlike = keys.has(id);
        return [id, { way, mark, key: isAlike ? String(id) : "", owner: isAlike ? (owners.get(id) ?? "") : "" }];
      }),
    );
  }, [shown, paths, alike, owners]);
};
