import type {
  CreateParams,
  CreateResult,
  DataProvider,
  DeleteManyParams,
  DeleteManyResult,
  DeleteParams,
  Identifier,
  UpdateManyParams,
  UpdateManyResult,
  UpdateParams,
} from "ra-core";
import { withAllFields } from "../wire/allFields";
import { can } from "../wire/Host";
import { factsIn } from "../wire/readAnswer";
import type { Call, Payload } from "../wire/contract";
import type { Performer } from "./performer";
import { type Open, wireKey } from "./reads";
import { recordOf, seenVersion } from "./records";
import { callNamed } from "./registry";
import type { SendOptions } from "../wire/send";

/** The most parallel changes in a bulk edit. */
const AT_ONCE = 4;

/** The stored record, as far as the answer contains it. */
const storedOf = (data: unknown): Payload => factsIn(data);
const isKey = (value: unknown): value is Identifier => typeof value === "string" || typeof value === "number";

/** Sends the version that the operator saw, if the platform counts versions. */
const withSeenVersion = (call: Call, seen: Payload): Call => ({
  ...call,
  fields: { ...call.fields, ...Object.fromEntries(Object.keys(seen).map((name) => [name, "integer"])) },
});

/** The call with the fields that only `add` takes. A platform that replaces records forgets them unless they are sent as they are. */
async function withFieldsOfAdd(set: Call, add: Call | undefined): Promise<Call> {
  const whole = await withAllFields(set);
  return add === undefined ? whole : { ...whole, fields: { ...(await withAllFields(add)).fields, ...whole.fields } };
}

/**
 * Every field that `set` declares: changed, as stored, or empty, which the wire sends as 0 or "" (specification, point 5). What only
 * `add` takes is sent as it is stored.
 */
async function wholeRecord(set: Call, before: unknown, sent: Payload): Promise<Payload> {
  const { fields } = await withAllFields(set);
  const stored = factsIn(before);
  const values = Object.keys(fields).map((name) => [name, sent[name] ?? stored[name] ?? null]);
  return { ...stored, ...Object.fromEntries(values), ...sent };
}

/** react-admin's writing methods, by add, set and del. Fields that are missing from an answer are taken from the request. */
export function createWrites(open: Open, { performFor }: Performer, readOne: DataProvider["getOne"]) {
  /** `before` is the record as it is stored, for a platform that replaces it. */
  async function set(
    resource: string,
    id: Identifier,
    data: unknown,
    before: unknown,
    options: SendOptions = {},
  ): Promise<Payload> {
    const { props, calls } = await open(resource);
    const sent = { ...factsIn(data), [props.key]: wireKey(props, id) };
    const call = callNamed(calls, resource, "set");
    const seen = seenVersion(before);
    const [whole, record] = can("merge", resource)
      ? [call, sent]
      : [await withFieldsOfAdd(call, calls["add"]), await wholeRecord(call, before, sent)];
    const answer = await performFor(props, withSeenVersion(whole, seen), { ...record, ...seen }, options);
    return { ...sent, ...storedOf(answer.data) };
  }

  /** A bulk edit says one value for many records. A platform that replaces records needs the others, too. */
  const storedBefore = async (resource: string, id: Identifier): Promise<unknown> =>
    can("merge", resource) ? undefined : (await readOne(resource, { id })).data;

  async function del(resource: string, ids: readonly Identifier[]): Promise<void> {
    const { props, calls } = await open(resource);
    const keys = ids.map((id) => wireKey(props, id));
    const call = callNamed(calls, resource, "del");
    if (keys.length === 1 || can("several", resource)) {
      await performFor(props, call, { [call.key]: keys.length === 1 ? keys[0] : keys });
      return;
    }
    // In order, so that a refusal leaves the records after it as they are.
    for (const key of keys) await performFor(props, call, { [call.key]: key });
  }

  return {
    async create(resource: string, { data }: CreateParams): Promise<CreateResult> {
      const { props, calls } = await open(resource);
      const sent = factsIn(data);
      const answer = await performFor(props, callNamed(calls, resource, "add"), sent, { once: true });
      const made = isKey(answer.data) ? answer.data : sent[props.key];
      return { data: recordOf({ ...sent, ...storedOf(answer.data) }, props, isKey(made) ? made : "") };
    },

    async update(resource: string, { id, data, previousData }: UpdateParams) {
      // With a number, a change whose answer was lost is no change by somebody else when it is sent again.
      const stored = await set(resource, id, data, previousData, { once: true });
      return { data: { ...factsIn(previousData), ...stored, id } };
    },

    async updateMany(resource: string, { ids, data }: UpdateManyParams): Promise<UpdateManyResult> {
      for (let at = 0; at < ids.length; at += AT_ONCE) {
        await Promise.all(
          ids.slice(at, at + AT_ONCE).map(async (id) => set(resource, id, data, await storedBefore(resource, id))),
        );
      }
      return { data: ids };
    },

    async delete(resource: string, { id, previousData }: DeleteParams) {
      await del(resource, [id]);
      return { data: { ...factsIn(previousData), id } };
    },

    async deleteMany(resource: string, { ids }: DeleteManyParams): Promise<DeleteManyResult> {
      await del(resource, ids);
      return { data: ids };
    },
  };
}
