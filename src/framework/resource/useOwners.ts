// Whose records are, by the names of their owners. Asked only where records have the same name.
import { useQuery } from "@tanstack/react-query";
import { useDataProvider, useLocale } from "ra-core";
import { factsOf } from "../schema/facts";
import { fieldsOfRow } from "../schema/rowOf";
import { inLanguage } from "./inLanguage";
import { useFindResource } from "./related";
import type { Id } from "./treeOf";
import { isBlank, textAt } from "./valueAt";

type Row = Readonly<Record<string, unknown>> & { readonly id: Id };

const NONE: ReadonlyMap<Id, string> = new Map();

/**
 * Empty until they are known, for records that own themselves, and for those that have their owner through another record.
 *
 * @param seen fields that are shown beside the records already
 */
export const useOwners = (resource: string, rows: readonly Row[], seen: readonly string[]): ReadonlyMap<Id, string> => {
  const find = useFindResource();
  const provider = useDataProvider();
  const language = useLocale() ?? "en";
  const { data } = useQuery({
    queryKey: ["owners", resource, language, seen, ...rows.map(({ id }) => id)],
    queryFn: async () => {
      const props = await find(resource);
      const field = props?.owner ?? "";
      if (props === null || field === "" || field === props.key || seen.includes(field)) return NONE;
      const schema = fieldsOfRow((await props.schema()).row)[field];
      const of = schema && factsOf(schema)?.target;
      const keys = [...new Set(rows.map((row) => row[field]).filter((key) => !isBlank(key) && key !== 0))];
      if (!of || keys.length === 0) return NONE;
      const { data: owners } = await provider.getMany<Row>(of.resource, {
        ids: keys.map((key) => (typeof key === "number" ? key : String(key))),
      });
      const { title } = inLanguage(of, language);
      const names = new Map(owners.map((one) => [String(one.id), textAt(one, title)]));
      return new Map(rows.map((row) => [row.id, names.get(String(row[field])) ?? ""]));
    },
    enabled: rows.length > 0,
    placeholderData: (before) => before,
  });
  return data ?? NONE;
};
