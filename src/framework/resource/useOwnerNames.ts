// The names of the owners of records. They are requested only if several records have the same name.
import { useQuery } from "@tanstack/react-query";
import { type DataProvider, useDataProvider, useLocale } from "ra-core";
import { factsOf } from "../../../shared/schema/facts";
import { fieldsOfRow } from "../../../shared/schema/rowOf";
import { inLanguage } from "./inLanguage";
import type { ResourceProps } from "../wire/contract";
import { type FindResource, useFindResource } from "./related";
import type { Id } from "./treeOf";
import { isBlank, textAt } from "./valueAt";

type Row = Readonly<Record<string, unknown>> & { readonly id: Id };

const NONE: ReadonlyMap<Id, string> = new Map();

interface Looking {
  readonly find: FindResource;
  readonly provider: DataProvider;
  readonly language: string;
}

/** Loads the records that a field of these rows refers to. */
const referred = async ({ provider }: Looking, props: ResourceProps, field: string, rows: readonly Row[]) => {
  const schema = fieldsOfRow((await props.schema()).row)[field];
  const of = schema && factsOf(schema)?.target;
  const keys = [...new Set(rows.map((row) => row[field]).filter((key) => !isBlank(key) && key !== 0))];
  if (!of || keys.length === 0) return null;
  const ids = keys.map((key) => (typeof key === "number" ? key : String(key)));
  return { of, records: (await provider.getMany<Row>(of.resource, { ids })).data };
};

/** The owner may be several references away. The references of definitions cannot form a cycle. */
const ownersOf = async (
  looking: Looking,
  { resource, rows }: { readonly resource: string; readonly rows: readonly Row[] },
): Promise<ReadonlyMap<Id, string>> => {
  const props = await looking.find(resource);
  const field = props?.owner ?? props?.through ?? "";
  if (props === null || field === "" || field === props.key) return NONE;
  const found = await referred(looking, props, field, rows);
  if (found === null) return NONE;
  const { of, records } = found;
  const { title } = inLanguage(of, looking.language);
  const next = props.owner === undefined ? await ownersOf(looking, { resource: of.resource, rows: records }) : null;
  const names = new Map(records.map((one) => [String(one.id), next ? (next.get(one.id) ?? "") : textAt(one, title)]));
  return new Map(rows.map((row) => [row.id, names.get(String(row[field])) ?? ""]));
};

/** The owners' names, by the id of the row. Empty until they are loaded, and for records that are their own owners. */
export const useOwnerNames = (resource: string, rows: readonly Row[]): ReadonlyMap<Id, string> => {
  const find = useFindResource();
  const provider = useDataProvider();
  const language = useLocale() ?? "en";
  const { data } = useQuery({
    queryKey: ["owners", resource, language, ...rows.map(({ id }) => id)],
    queryFn: () => ownersOf({ find, provider, language }, { resource, rows }),
    enabled: rows.length > 0,
    placeholderData: (before) => before,
  });
  return data ?? NONE;
};
