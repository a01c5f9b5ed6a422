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
import { isLong } from "../schema/readNumber";
import { WrittenNumber } from "../wire/exactJson";
import { can } from "../wire/Host";
import { type Facts, factsIn, rowsIn } from "../wire/readAnswer";
import { batchMany } from "./batchMany";
import { listParams } from "./listParams";
import type { Performer } from "./performer";
import { raiseMissing } from "./raiseHttpError";
import { isSameId, recordOf, recordsOf } from "./records";
import { createSeenRows } from "./seenRows";
import { callNamed } from "./registry";
import type { SendOptions } from "../wire/send";

interface Keyed {
  readonly id: Identifier;
  readonly row: Facts;
}

export interface Opened {
  readonly props: ResourceProps;
  readonly calls: Calls;
}
export type Open = (resource: string) => Promise<Opened>;

/** The address has the key as text, "7". The wire has 7, unless the keys of the resource are texts, or no number can hold them. */
export function wireKey(props: ResourceProps, id: Identifier): Identifier {
  return props.keyType !== "string" && /^-?\d{1,15}$/.test(String(id)) ? Number(id) : id;
}

/** A key in a request: a number, also where JavaScript holds it as text. */
export const sentKey = ({ keyType }: ResourceProps, key: Identifier): unknown =>
  keyType !== "string" && isLong(key) ? new WrittenNumber(key) : key;

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

  /** Rows as the host answers them, each with its key. */
  async function rowsByKeys(
    resource: string,
    asked: readonly Identifier[],
    options: SendOptions = {},
    also: Payload = {},
  ): Promise<readonly Keyed[]> {
    const { props, calls } = await open(resource);
    const ids = asked.map((id) => wireKey(props, id));
    const sent = ids.map((id) => sentKey(props, id));
    const { list, get } = calls;
    if (list !== undefined) {
      if (ids.length > 1 && !can("several", resource))
        return (await eachOf(ids, (id) => rowsByKeys(resource, [id], options, also))).flat();
      const wanted = {
        [props.key]: sent.length === 1 ? sent[0] : sent,
        [list.paging]: 1,
        page_size: ids.length,
        ...(can("names", resource) ? also : {}),
      };
      const rows = rowsIn((await performFor(props, list, wanted, options)).data);
      // A platform that ignores the key answers other records.
      return rows.flatMap((row) => ids.filter((id) => isSameId(row[props.key], id)).map((id) => ({ id, row })));
    }
    const single = get ?? callNamed(calls, resource, "get");
    const answers = await Promise.all(
      sent.map((id) => performFor(props, single, { [props.key]: id, ...also }, options)),
    );
    return answers.map(({ data }, at) => ({ id: ids[at] ?? "", row: factsIn(data) }));
  }

  const byKeys = async (...asked: Parameters<typeof rowsByKeys>): Promise<RaRecord[]> => {
    const { props } = await open(asked[0]);
    return (await rowsByKeys(...asked)).map(({ id, row }) => recordOf(row, props, id));
  };

  /** The row of one record as the host answers it. Undefined if it does not. */
  async function findRow(resource: string, asked: Identifier, options: SendOptions = {}): Promise<Facts | undefined> {
    const { props, calls } = await open(resource);
    if (calls.get === undefined) return (await rowsByKeys(resource, [asked], options))[0]?.row;
    const id = wireKey(props, asked);
    const { data } = await performFor(props, calls.get, { [props.key]: sentKey(props, id) }, options);
    const rows = rowsIn(Array.isArray(data) ? data : [data]);
    return rows.find(
      (row) => Object.keys(row).length > 0 && isSameId(row[props.key] ?? (rows.length === 1 ? id : ""), id),
    );
  }

  async function getOne(
    resource: string,
    { id: asked, signal }: GetOneParams & QueryFunctionContext,
  ): Promise<GetOneResult> {
    const { props, calls } = await open(resource);
    const row = await findRow(resource, asked, { signal });
    if (row !== undefined) return { data: recordOf(row, props, wireKey(props, asked)) };
    const known = calls.get === undefined ? seen.find(resource, asked) : undefined;
    return { data: known ?? raiseMissing() };
  }

  // Referenced records are requested by name, because names may be read of records that belong to others, too.
  const gather = batchMany((resource, ids) => byKeys(resource, ids, {}, { names: 1 }));
  return {
    findRow,
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
