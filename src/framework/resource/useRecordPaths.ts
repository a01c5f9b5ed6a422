// The place of a record whose name is unique only within another record: a room number needs its building and floor.
import { useQuery } from "@tanstack/react-query";
import { type DataProvider, useDataProvider, useLocale } from "ra-core";
import { nameMark } from "../../../shared/schema/nameMark";
import { inLanguage } from "./inLanguage";
import { useFindResource } from "./related";
import { isBlank, textAt } from "./valueAt";
import type { ResourceProps } from "../wire/contract";
import type { Id } from "./treeOf";

type Row = Readonly<Record<string, unknown>> & { readonly id: Id };
export interface RecordPath {
  /** The records above, for example "Riverside Garden / Tower A / Standard floor (3)". */
  readonly way: string;
  /** A number that completes the name: " (3)". */
  readonly mark: string;
}
type Find = (name: string) => Promise<ResourceProps | null>;

/** The largest number of levels. Longer paths do not fit below a name. */
const DEEPEST = 5;

/** Looks up where records are, level by level. If the account may not read a name, the path starts below it. */
export const recordPathsOf = async (
  rows: readonly Row[],
  of: ResourceProps,
  { find, provider, language }: { readonly find: Find; readonly provider: DataProvider; readonly language: string },
): Promise<ReadonlyMap<Id, RecordPath>> => {
  const names = new Map<Id, string[]>(rows.map(({ id }) => [id, []]));
  let level: readonly { readonly id: Id; readonly at: Row }[] = rows.map((row) => ({ id: row.id, at: row }));
  let here = of;
  for (let depth = 0; depth < DEEPEST && here.within !== undefined; depth += 1) {
    const { field, to } = here.within;
    const next = await find(to);
    const keys = [...new Set(level.map(({ at }) => at[field]).filter((key) => !isBlank(key) && key !== 0))];
    if (next === null || keys.length === 0) break;
    const { data } = await provider.getMany<Row>(to, {
      ids: keys.map((key) => (typeof key === "number" ? key : String(key))),
    });
    const { title } = inLanguage(next, language);
    level = level.flatMap(({ id, at }) => {
      const above = data.find((row) => String(row.id) === String(at[field]));
      if (above === undefined) return [];
      names.get(id)?.unshift(textAt(above, title, String(above.id)) + nameMark(above, next.within?.tells));
      return [{ id, at: above }];
    });
    here = next;
  }
  return new Map(
    rows.map((row) => [row.id, { way: (names.get(row.id) ?? []).join(" / "), mark: nameMark(row, of.within?.tells) }]),
  );
};

const NONE: ReadonlyMap<Id, RecordPath> = new Map();

/** Empty while the paths are unknown, and for records with a unique name. */
export const useRecordPaths = (resource: string, rows: readonly Row[]): ReadonlyMap<Id, RecordPath> => {
  const find = useFindResource();
  const provider = useDataProvider();
  const language = useLocale();
  const { data } = useQuery({
    queryKey: ["ways", resource, language, ...rows.map(({ id }) => id)],
    queryFn: async () => {
      const of = await find(resource);
      return of?.within === undefined ? NONE : recordPathsOf(rows, of, { find, provider, language });
    },
    enabled: rows.length > 0,
    placeholderData: (before) => before,
  });
  return data ?? NONE;
};
