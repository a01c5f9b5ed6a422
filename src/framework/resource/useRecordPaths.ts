// The places of records that are named within others: the building and floor of a room, which its number alone does not say.
import { useQuery } from "@tanstack/react-query";
import { type DataProvider, useDataProvider, useLocale } from "ra-core";
import { markOf } from "../../../shared/sheet/nameAndKey";
import { inLanguage } from "./inLanguage";
import { useFindResource } from "./related";
import { isBlank, textAt } from "./valueAt";
import type { ResourceProps } from "../wire/contract";
import type { Id } from "./treeOf";

type Row = Readonly<Record<string, unknown>> & { readonly id: Id };
export interface Way {
  /** "Riverside Garden / Tower A / Standard floor (3)" */
  readonly way: string;
  /** The number after its name that identifies the record: " (3)" */
  readonly mark: string;
}
type Find = (name: string) => Promise<ResourceProps | null>;

/** Longer paths do not fit below a name. */
const DEEPEST = 5;

/** Looks up the places of records level by level. Names that the account may not know are left out, with all above them. */
export const recordPathsOf = async (
  rows: readonly Row[],
  of: ResourceProps,
  { find, provider, language }: { readonly find: Find; readonly provider: DataProvider; readonly language: string },
): Promise<ReadonlyMap<Id, Way>> => {
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
      names.get(id)?.unshift(textAt(above, title, String(above.id)) + markOf(above, next.within?.tells));
      return [{ id, at: above }];
    });
    here = next;
  }
  return new Map(
    rows.map((row) => [row.id, { way: (names.get(row.id) ?? []).join(" / "), mark: markOf(row, of.within?.tells) }]),
  );
};

const NONE: ReadonlyMap<Id, Way> = new Map();

/** Empty until they are known, and for records that are named within no others. */
export const useRecordPaths = (resource: string, rows: readonly Row[]): ReadonlyMap<Id, Way> => {
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
