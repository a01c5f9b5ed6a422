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
import type { Call, Calls, Payload, ResourceProps } from "../wire/contract";
import { isLongInteger } from "../../../shared/schema/readNumber";
import { WrittenNumber } from "../wire/exactJson";
import { can } from "../wire/Host";
import { type PagePosition, pagePositionOf } from "../wire/listAnswer";
import { type Facts, factsIn, rowsIn } from "../wire/readAnswer";
import { batchMany } from "./batchMany";
import type { SendOptions } from "../wire/send";
import { listParams, pageParams } from "./listParams";
import type { CallPerformer } from "./performer";
import { raiseMissing } from "./raiseHttpError";
import { readPage } from "./readPage";
import { isSameId, recordOf, recordsOf } from "./records";
import { findCall } from "./registry";
import { searchPages } from "./searchPages";

interface Keyed {
  readonly id: Identifier;
  readonly row: Facts;
}

export interface OpenedResource {
  readonly props: ResourceProps;
  readonly calls: Calls;
}
export type OpenResource = (resource: string) => Promise<OpenedResource>;

/** The key in calls for a key in an address. "7" becomes 7, unless keys are texts or too large for numbers. */
export function wireKey(props: ResourceProps, id: Identifier): Identifier {
  return props.keyType !== "string" && /^-?\d{1,15}$/.test(String(id)) ? Number(id) : id;
}

/** A key as it is sent. A number that is too long for JavaScript is sent as a number too; text keys stay texts. */
export const sentKey = ({ keyType }: ResourceProps, key: Identifier): unknown =>
  keyType !== "string" && isLongInteger(key) ? new WrittenNumber(key) : key;

/** The largest number of calls for single records at the same time. */
const AT_ONCE = 4;

const eachOf = async <Result>(ids: readonly Identifier[], read: (id: Identifier) => Promise<Result>) => {
  const results: Result[] = [];
  for (let at = 0; at < ids.length; at += AT_ONCE)
    results.push(...(await Promise.all(ids.slice(at, at + AT_ONCE).map(read))));
  return results;
};

/** react-admin's methods that read. They use the calls list and get. */
export function createReads(open: OpenResource, { performFor }: CallPerformer) {
  /** Choices may come from a separate call. */
  async function listed(props: ResourceProps, call: Call, wanted: Payload, options: SendOptions = {}) {
    const { data, ...rest } = await performFor(props, { ...call, verb: "list" }, wanted, options);
    return { ...rest, data: Array.isArray(data) ? data : [] };
  }

  async function getList(resource: string, params: GetListParams & QueryFunctionContext): Promise<GetListResult> {
    const { props, calls } = await open(resource);
    const name: unknown = params.meta?.call;
    // The call for choices may be missing on this platform.
    const choices = typeof name === "string" ? calls[name] : undefined;
    const call = choices ?? findCall(calls, resource, "list");
    // Only a platform that estimates totals knows the parameter for an exact count.
    const exact = params.meta?.exact === true ? { exact_count: 1 } : {};
    const wanted = { ...listParams(call, props, params), ...exact };
    const place = pagePositionOf(wanted, call.paging);
    const { data, count, isMore, isCut, facts } = await readPage(
      ({ page, size }) =>
        listed(props, call, size === 0 ? wanted : { ...wanted, ...pageParams(call, page, size) }, {
          signal: params.signal,
        }),
      place,
    );
    const { keyed, keyless } = recordsOf(data, props, (place.page - 1) * place.size);
    const meta = {
      ...(isMore && { isMore }),
      // The total is an estimate.
      ...(facts?.count_estimated === true && { isAbout: true }),
      ...(isCut && { isCut }),
      ...(keyless.length > 0 && { keyless }),
    };
    return { data: keyed, total: count, ...(Object.keys(meta).length > 0 && { meta }) };
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
    const known = can("names", resource) ? also : {};
    if (list !== undefined) {
      if (ids.length > 1 && !can("several", resource))
        return (await eachOf(ids, (id) => rowsByKeys(resource, [id], options, also))).flat();
      const key = { [props.key]: sent.length === 1 ? sent[0] : sent };
      const wanted = { ...key, ...pageParams(list, 1, ids.length), ...known };
      const rows = rowsIn((await listed(props, list, wanted, options)).data);
      const found = rows.flatMap((row) => ids.filter((id) => isSameId(row[props.key], id)).map((id) => ({ id, row })));
      // A platform that ignores the filter by keys answers other records. Then each requested record is read with `get`.
      if (found.length > 0 || rows.length === 0 || get === undefined) return found;
    }
    const single = get ?? findCall(calls, resource, "get");
    const answers = await Promise.all(
      sent.map((id) => performFor(props, single, { [props.key]: id, ...known }, options)),
    );
    return answers.map(({ data }, at) => ({ id: ids[at] ?? "", row: factsIn(data) }));
  }

  const byKeys = async (...asked: Parameters<typeof rowsByKeys>): Promise<RaRecord[]> => {
    const { props } = await open(asked[0]);
    return (await rowsByKeys(...asked)).map(({ id, row }) => recordOf(row, props, id));
  };

  /** One record as the host answers it. Undefined if the host does not find it. */
  async function findRow(resource: string, asked: Identifier, options: SendOptions = {}): Promise<Facts | undefined> {
    const { props, calls } = await open(resource);
    const id = wireKey(props, asked);
    const { list, get } = calls;
    const isIt = (row: Facts) => isSameId(row[props.key], id);
    const askList = (page: number, size: number, also: Payload = {}) => {
      const call = findCall(calls, resource, "list");
      return listed(props, call, { ...also, ...pageParams(call, page, size) }, options);
    };
    const key = { [props.key]: sentKey(props, id) };
    const { data } = await (get === undefined ? askList(1, 1, key) : performFor(props, get, key, options));
    const rows = rowsIn([data].flat()).filter((row) => Object.keys(row).length > 0);
    const isOnly = get !== undefined && rows.length === 1 && rows[0]?.[props.key] === undefined;
    const found = isOnly ? rows[0] : rows.find(isIt);
    // A platform that ignores the key answers other records.
    if (found !== undefined || rows.length === 0 || list === undefined) return found;
    return (await searchPages(({ page, size }) => askList(page, size), isIt, 1))[0];
  }

  /** The selected records, even if the host cannot find records by key. Deleted records are missing. */
  async function chosen(resource: string, asked: readonly Identifier[]): Promise<RaRecord[]> {
    const { props, calls } = await open(resource);
    const found = await byKeys(resource, asked);
    const isMissing = (id: unknown) => !found.some((row) => isSameId(row.id, id));
    for (const id of asked.filter(isMissing)) {
      const row = await findRow(resource, id);
      if (row === undefined) continue;
      found.push(recordOf(row, props, wireKey(props, id)));
      // The host ignores keys, so all missing records are searched in one pass.
      const others = asked.filter(isMissing);
      const ask = ({ page, size }: PagePosition) => {
        const call = findCall(calls, resource, "list");
        return listed(props, call, pageParams(call, page, size));
      };
      const isOther = (one: Facts) => others.some((other) => isSameId(one[props.key], other));
      if (others.length > 0) found.push(...recordsOf(await searchPages(ask, isOther, others.length), props).keyed);
      break;
    }
    return asked.flatMap((id) => found.find((row) => isSameId(row.id, id)) ?? []);
  }

  async function getOne(
    resource: string,
    { id: asked, signal }: GetOneParams & QueryFunctionContext,
  ): Promise<GetOneResult> {
    const { props } = await open(resource);
    const row = (await findRow(resource, asked, { signal })) ?? raiseMissing();
    return { data: recordOf(row, props, wireKey(props, asked)) };
  }

  // Only names are requested, because people may read names of records that they may not open.
  const gather = batchMany((resource, ids) => byKeys(resource, ids, {}, { names: 1 }));
  return {
    findRow,
    getList,
    getOne,
    getMany: async (resource: string, { ids, meta }: GetManyParams): Promise<GetManyResult> => ({
      data: await (meta?.chosen === true ? chosen : gather)(resource, ids),
    }),
    getManyReference: (
      resource: string,
      { target, id, filter, ...params }: GetManyReferenceParams & QueryFunctionContext,
    ) => getList(resource, { ...params, filter: { ...filter, [target]: id } }),
  };
}
