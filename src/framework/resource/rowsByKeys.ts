import type { DataProvider, FilterPayload, Identifier, RaRecord, SortPayload } from "ra-core";
import { can } from "../wire/Host";

interface Asked {
  readonly dataProvider: DataProvider;
  readonly resource: string;
  readonly sort: SortPayload;
  readonly filter: FilterPayload;
}

/** The number of values that a filter can have by default. */
const CHUNK = 1000;

/** Requests the records with these keys, in several requests. Records that are deleted or out of reach are left out. */
export const rowsByKeys = async function* <Row extends RaRecord>(
  { dataProvider, resource, sort, filter }: Asked,
  ids: readonly Identifier[],
): AsyncGenerator<readonly Row[]> {
  for (let at = 0; at < ids.length; at += CHUNK) {
    const some = ids.slice(at, at + CHUNK);
    const { data } = can("several", resource)
      ? await dataProvider.getList<Row>(resource, {
          pagination: { page: 1, perPage: some.length },
          sort,
          filter: { ...filter, id: some },
        })
      : await dataProvider.getMany<Row>(resource, { ids: some, meta: { chosen: true } });
    yield data;
  }
};
