import type {
  CreateParams,
  CreateResult,
  DeleteManyParams,
  DeleteManyResult,
  DeleteParams,
  Identifier,
  UpdateManyParams,
  UpdateManyResult,
  UpdateParams,
} from "ra-core";
import { factsIn } from "../wire/readAnswer";
import type { Call, Payload } from "../wire/contract";
import type { Performer } from "./performer";
import { type Open, wireKey } from "./reads";
import { recordOf, seenVersion } from "./records";
import { callNamed } from "./registry";

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

/** react-admin's writing methods, by add, set and del. Fields that are missing from an answer are taken from the request. */
export function createWrites(open: Open, { performFor }: Performer) {
  async function set(resource: string, id: Identifier, data: unknown, seen: Payload = {}): Promise<Payload> {
    const { props, calls } = await open(resource);
    const sent = { ...factsIn(data), [props.key]: wireKey(props, id) };
    const call = callNamed(calls, resource, "set");
    const answer = await performFor(props, withSeenVersion(call, seen), { ...sent, ...seen });
    return { ...sent, ...storedOf(answer.data) };
  }

  async function del(resource: string, ids: readonly Identifier[]): Promise<void> {
    const { props, calls } = await open(resource);
    const keys = ids.map((id) => wireKey(props, id));
    const call = callNamed(calls, resource, "del");
    await performFor(props, call, { [call.key]: keys.length === 1 ? keys[0] : keys });
  }

  return {
    async create(resource: string, { data }: CreateParams): Promise<CreateResult> {
      const { props, calls } = await open(resource);
      const sent = factsIn(data);
      const answer = await performFor(props, callNamed(calls, resource, "add"), sent, { once: true });
      const made = isKey(answer.data) ? answer.data : sent[props.key];
      return { data: recordOf({ ...sent, ...storedOf(answer.data) }, props.key, isKey(made) ? made : "") };
    },

    async update(resource: string, { id, data, previousData }: UpdateParams) {
      const stored = await set(resource, id, data, seenVersion(previousData));
      return { data: { ...factsIn(previousData), ...stored, id } };
    },

    async updateMany(resource: string, { ids, data }: UpdateManyParams): Promise<UpdateManyResult> {
      for (let at = 0; at < ids.length; at += AT_ONCE) {
        await Promise.all(ids.slice(at, at + AT_ONCE).map((id) => set(resource, id, data)));
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
