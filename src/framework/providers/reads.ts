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
import { batchMany } from "./batchMany";
import { listParams } from "./listParams";
import type { Performer } from "./performer";
import { raiseMissing } from "./raiseHttpError";
import { isSameId, recordOf, recordsOf } from "./records";
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

/** react-admin's reading methods, by list and get. */
export function createReads(open: Open, { performFor }: Performer) {
  async function getList(resource: string, params: GetListParams & QueryFunctionContext): Promise<GetListResult> {
    const { props, calls } = await open(resource);
    // Choices may come from another call than the list, with the same parameters.
    const name = typeof params.meta?.call === "string" ? params.meta.call : "list";
    const call = { ...callNamed(calls, resource, name), verb: "list" } as const;
    const { data, count } = await performFor(props, call, listParams(call, props.key, params), {
      signal: params.signal,
    });
    return { data: recordsOf(data, props.key), total: count };
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
      const wanted = { [props.key]: ids.length === 1 ? ids[0] : ids, [list.paging]: 1, page_size: ids.length, ...also };
      return recordsOf((await performFor(props, list, wanted, { signal })).data, props.key);
    }
    const single = get ?? callNamed(calls, resource, "get");
    const answers = await Promise.all(
      ids.map((id) => performFor(props, single, { [props.key]: id, ...also }, { signal })),
    );
    return answers.map(({ data }, at) => recordOf(data, props.key, ids[at]));
  }

  async function getOne(
    resource: string,
    { id: asked, signal }: GetOneParams & QueryFunctionContext,
  ): Promise<GetOneResult> {
    const { props, calls } = await open(resource);
    if (calls.get === undefined) {
      const found = (await byKeys(resource, [asked], signal)).find((row) => isSameId(row.id, asked));
      return { data: found ?? raiseMissing() };
    }
    const id = wireKey(props, asked);
    const { data } = await performFor(props, calls.get, { [props.key]: id }, { signal });
    const rows: readonly unknown[] = Array.isArray(data) ? data : [data];
    const row = rows
      .map((one) => recordOf(one, props.key, rows.length === 1 ? id : ""))
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
