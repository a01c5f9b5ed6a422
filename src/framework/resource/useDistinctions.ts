// Texts that distinguish records with the same name. They are below the name: the records above, the key, the owner.
import { useMemo } from "react";
import type { Reference } from "../wire/contract";
import { keysWithSameTitle } from "./keysWithSameTitle";
import type { Id } from "./treeOf";
import { useOwnerNames } from "./useOwnerNames";
import { useRecordPaths } from "./useRecordPaths";
import { textAt } from "./valueAt";

type Row = Readonly<Record<string, unknown>> & { readonly id: Id };
type Named = Pick<Reference, "resource" | "title" | "within">;

export interface Distinction {
  /** The records above this one, from the root. "" if there are none. */
  readonly way: string;
  /** A part that is added to the name, such as " (3)" for a floor. */
  readonly mark: string;
  /** The key, if another record in the same place has the same name. Otherwise "". */
  readonly key: string;
  /** The name of the owner, if another record in the same place has the same name. */
  readonly owner: string;
}

const NO_ROWS: readonly Row[] = [];

/** A key that is longer than this is shortened to its end, because keys differ at their ends. */
const LONG = 6;
const END = 4;

/** A short form of a key. */
export const shortKey = (key: string): string => (key.length > LONG ? `\u2026${key.slice(-END)}` : key);

/** The whole text: "Riverside Garden / Tower A", "1042 · Harbour Property". */
export const distinctionText = ({ way, key, owner }: Distinction, isBrief = false): string =>
  [way, isBrief ? shortKey(key) : key, owner].filter((part) => part !== "").join(" · ");

/** Distinguishes records that are shown together. */
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
    const keys = keysWithSameTitle(named, "name");
    return shown.filter(({ id }) => keys.has(String(id)));
  }, [shown, paths, title]);
  const owners = useOwnerNames(resource, alike);
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
