// What is shown below a name that several records have: where each is, its key, and its owner.
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
  /** The records within which it is named, from the top; "" for none. */
  readonly way: string;
  /** A part of its name: " (3)" of a floor. */
  readonly mark: string;
  /** Its key, if another record has the same name in the same place; otherwise "". */
  readonly key: string;
  /** The name of its owner, in the same case. */
  readonly owner: string;
}

const NO_ROWS: readonly Row[] = [];

/** Of a longer key, only the end is shown, because keys differ there. */
const LONG = 6;
const END = 4;

/** A key for little room. */
export const shortKey = (key: string): string => (key.length > LONG ? `\u2026${key.slice(-END)}` : key);

/** The text of this line: "Riverside Garden / Tower A", "1042 · Harbour Property". */
export const distinctionText = ({ way, key, owner }: Distinction, isBrief = false): string =>
  [way, isBrief ? shortKey(key) : key, owner].filter((part) => part !== "").join(" · ");

/** For records that are shown together. */
export const useDistinctions = (
  { resource, title, within = false }: Named,
  shown: readonly Row[],
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
  const owners = useOwners(resource, alike);
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
