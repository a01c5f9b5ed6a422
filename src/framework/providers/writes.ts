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
import { withAllFields } from "../wire/allFields";
import { can } from "../wire/Host";
import { factsIn } from "../wire/readAnswer";
import type { Call, Payload, ResourceProps } from "../wire/contract";
import type { NewRowSearch } from "./findAddedRow";
import type { CallChange } from "./unseen";
import type { CallPerformer } from "./performer";
import { raiseMissing } from "./raiseHttpError";
import { type OpenResource, sentKey, wireKey } from "./reads";
import { recordOf, versionParam } from "./records";
import { findCall } from "./registry";
import type { SendOptions } from "../wire/send";

/** Reads the current row of a record from the platform. */
type FindRow = (resource: string, id: Identifier, options: SendOptions) => Promise<Payload | undefined>;

/** The largest number of changes that a bulk edit sends at the same time. */
const AT_ONCE = 4;

/** The parts of the stored record that the answer contains. */
const storedOf = (data: unknown): Payload => factsIn(data);
const isKey = (value: unknown): value is Identifier =>
  (typeof value === "string" && value !== "") || typeof value === "number";

/** The record in the answer of `add`. Some platforms answer a list with one record. */
const addedIn = (data: unknown): unknown => (Array.isArray(data) && data.length === 1 ? data[0] : data);

/** Adds the version that the operator saw to the call, if the platform has versions. */
const withSeenVersion = (call: Call, seen: Payload): Call => ({
  ...call,
  fields: { ...call.fields, ...Object.fromEntries(Object.keys(seen).map((name) => [name, "integer"])) },
});

/**
 * The record for a platform that replaces records: the changed fields, and all others as the platform answered them,
 * even those without a definition. Fields that it did not answer are sent as 0 or "" (specification, point 5).
 */
async function wholeRecord(props: ResourceProps, change: CallChange) {
  const { call } = change;
  const [{ fields }, { keepHiddenValues }] = await Promise.all([withAllFields(call), import("./unseen")]);
  const { kept, sent, omitted } = await keepHiddenValues(props, change);
  const missing = Object.keys(fields).filter((name) => kept[name] === undefined && !omitted.includes(name));
  return { record: { ...Object.fromEntries(missing.map((name) => [name, null])), ...sent }, kept };
}

/** react-admin's methods that write. They use add, set and del. Fields that the answer lacks come from the request. */
export function createWrites(open: OpenResource, performer: CallPerformer, findRow: FindRow) {
  const { performFor } = performer;
  /** `before`: the record that the operator saw. Saves with the same `batch` ask once about lost values. */
  async function set(
    resource: string,
    id: Identifier,
    data: unknown,
    before: unknown,
    batch: object,
    options: SendOptions = {},
  ): Promise<Payload> {
    const { props, calls } = await open(resource);
    const sent = { ...factsIn(data), [props.key]: wireKey(props, id) };
    const call = findCall(calls, resource, "set");
    const seen = versionParam(before);
    const change = async () => ({
      call,
      // A record that cannot be read must not be replaced.
      row: (await findRow(resource, id, { asWritten: true })) ?? raiseMissing(),
      seen: factsIn(before),
      sent,
      batch,
    });
    const { record, ...kept } = can("merge", resource) ? { record: sent } : await wholeRecord(props, await change());
    const payload = { ...record, ...seen };
    const answer = await performFor(props, withSeenVersion(call, seen), payload, { ...options, ...kept });
    return { ...sent, ...storedOf(answer.data) };
  }

  /** Resources whose `add` has answered a key, although host.yaml does not say that it does. */
  const keyed = new Set<string>();
  const watched = async (finding: NewRowSearch) => {
    const { findAddedRow: watchAdd } = await import("./findAddedRow");
    return watchAdd(performer, finding, (id) => findRow(finding.props.name, id, {}));
  };

  async function del(resource: string, ids: readonly Identifier[]): Promise<void> {
    const { props, calls } = await open(resource);
    const keys = ids.map((id) => sentKey(props, wireKey(props, id)));
    const call = findCall(calls, resource, "del");
    if (keys.length === 1 || can("several", resource)) {
      await performFor(props, call, { [call.key]: keys.length === 1 ? keys[0] : keys });
      return;
    }
    // The records are changed one at a time. After a refusal, the remaining records are not changed.
    for (const key of keys) await performFor(props, call, { [call.key]: key });
  }

  return {
    async create(resource: string, { data }: CreateParams): Promise<CreateResult> {
      const { props, calls } = await open(resource);
      const sent = factsIn(data);
      const add = findCall(calls, resource, "add");
      const isKnown = isKey(sent[props.key]) || can("keys", resource) || keyed.has(resource);
      const find = isKnown ? null : await watched({ props, add, list: calls.list, sent });
      const answer = await performFor(props, add, sent, { once: true });
      const added = addedIn(answer.data);
      const stored = { ...sent, ...storedOf(added) };
      const key = isKey(added) ? added : stored[props.key];
      if (isKey(key)) keyed.add(resource);
      const found = isKey(key) ? {} : await find?.(answer.location ?? "").catch(() => undefined);
      return { data: recordOf({ ...stored, ...found }, props, isKey(key) ? key : "") };
    },

    async update(resource: string, { id, data, previousData, meta }: UpdateParams) {
      // With a request id, a repeated change does not look like the change of another person.
      const stored = await set(resource, id, data, previousData, meta?.batch ?? {}, { once: true });
      return { data: { ...factsIn(previousData), ...stored, id } };
    },

    async updateMany(resource: string, { ids, data }: UpdateManyParams): Promise<UpdateManyResult> {
      const batch = {};
      for (let at = 0; at < ids.length; at += AT_ONCE) {
        await Promise.all(ids.slice(at, at + AT_ONCE).map((id) => set(resource, id, data, undefined, batch)));
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
