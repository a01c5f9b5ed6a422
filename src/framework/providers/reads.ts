import type {
  GetListParams,
  GetListResult,
  GetManyParams,
  GetManyReferenceParams,
  GetManyResult,
  GetOneParams,
  GetOneResult,
  Identifier,
  QueryFunctionContext,
  RaRecord,
} from "ra-core";
import type { Calls, Payload, ResourceProps } from "../wire/contract";
import { can } from "../wire/Host";
import { batchMany } from "./batchMany";
import { listParams } from "./listParams";
import type { Performer } from "./performer";
import { raiseMissing } from "./raiseHttpError";
import { isSameId, recordOf, recordsOf } from "./records";
import { createSeenRows } from "./seenRows";
import { callNamed } from "./registry";

export interface Opened {
  readonly props: ResourceProps;
  readonly calls: Calls;
}
export type Open = (resource: string) => Promise<Opened>;

/** The address has the key as text, "7". The wire has 7, unless the keys of the resource are texts. */
export function wireKey(props: ResourceProps, id: Identifier): Identifier {
  return props.keyType !== "string" && /^-?\d{1,15}$/.test(String(id)) ? Number(id) : id;
}

/** The most calls for single records at a time. */
const AT_ONCE = 4;

const eachOf = async <Result>(ids: readonly Identifier[], read: (id: Identifier) => Promise<Result>) => {
  const results: Result[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE)
    results.push(...(await Promise.all(ids.slice(at, at + AT_ONCE).map(read))));
  return results;
};

/** react-admin's reading methods, by list and get. */
export function createReads(open: Open, { performFor }: Performer) {
  const seen = createSeenRows();
  async function getList(resource: string, params: GetListParams & QueryFunctionContext): Promise<GetListResult> {
    const { props, calls } = await open(resource);
    // Choices may come from another call than the list, with the same parameters.
    const name: unknown = params.meta?.call;
    // A platform may lack the call for choices.
    const choices = typeof name === "string" ? calls[name] : undefined;
    const call = { ...(choices ?? callNamed(calls, resource, "list")), verb: "list" } as const;
    // Only a platform that estimates is asked not to.
    const exact = params.meta?.exact === true ? { exact_count: 1 } : {};
    const wanted = { ...listParams(call, props, params), ...exact };
    const { data, count, isMore, facts } = await performFor(props, call, wanted, {
      signal: params.signal,
    });
    const rows = recordsOf(data, props);
    seen.keep(resource, rows);
    // There are about so many: to count them would take long.
    const isAbout = facts?.count_estimated === true;
    return { data: rows, total: count, ...(isMore === true || isAbout ? { meta: { isMore, isAbout } } : {}) };
  }

  async function byKeys(
    resource: string,
    asked: readonly Identifier[],
    signal?: AbortSignal,
    also: Payload = {},
  ): Promise<RaRecord[]> {
    const { props, calls } = await open(resource);
    const ids = asked.map((id) => wireKey(props, id));
    const { list, get } = calls;
    if (list !== undefined) {
      if (ids.length > 1 && !can("several", resource))
        return (await eachOf(ids, (id) => byKeys(resource, [id], signal, also))).flat();
      const wanted = {
        [props.key]: ids.length === 1 ? ids[0] : ids,
        [list.paging]: 1,
        page_size: ids.length,
        ...(can("names", resource) ? also : {}),
      };
      const rows = recordsOf((await performFor(props, list, wanted, { signal })).data, props);
      // A platform that ignores the key answers other records.
      return rows.filter((row) => ids.some((id) => isSameId(row.id, id)));
    }
    const single = get ?? callNamed(calls, resource, "get");
    const answers = await Promise.all(
      ids.map((id) => performFor(props, single, { [props.key]: id, ...also }, { signal })),
    );
    return answers.map(({ data }, at) => recordOf(data, props, ids[at]));
  }

  async function getOne(
    resource: string,
    { id: asked, signal }: GetOneParams & QueryFunctionContext,
  ): Promise<GetOneResult> {
    const { props, calls } = await open(resource);
    if (calls.get === undefined) {
      const [found] = await byKeys(resource, [asked], signal);
      return { data: found ?? seen.find(resource, asked) ?? raiseMissing() };
    }
    const id = wireKey(props, asked);
    const { data } = await performFor(props, calls.get, { [props.key]: id }, { signal });
    const rows: readonly unknown[] = Array.isArray(data) ? data : [data];
    const row = rows
      .map((one) => recordOf(one, props, rows.length === 1 ? id : ""))
      .find((one) => isSameId(one.id, id));
    return { data: row === undefined || Object.keys(row).length === 1 ? raiseMissing() : row };
  }

  // Referenced records are requested by name, because names may be read of records that belong to others, too.
  const gather = batchMany((resource, ids) => byKeys(resource, ids, undefined, { names: 1 }));
  return {
    getList,
    getOne,
    getMany: async (resource: string, { ids }: GetManyParams): Promise<GetManyResult> => ({
      data: await gather(resource, ids),
    }),
    getManyReference: (
      resource: string,
      { target, id, filter, ...params }: GetManyReferenceParams & QueryFunctionContext,
    ) => getList(resource, { ...params, filter: { ...filter, [target]: id } }),
  };
}
