// Entries of the audit trail about calls: calls that change no record, and refused calls.
import type { CallModel, ResourceModel } from "../../../generator";
import { addNote } from "../storage/bookkeeping";
import { recordEntry } from "../storage/Recorder";
import type { Row, Store } from "../storage/Store";
import { transact } from "../storage/transact";
import { Failure } from "../wire/Failure";
import { MINUTE } from "../wire/seconds";

interface CallRequest {
  readonly platform: { readonly store: Store; now(): number };
  readonly call: CallModel;
  readonly params: Row;
}

/** Adds an entry about a call that changed no record, if its definition says so. */
export const recordCall = async ({ platform: { store }, call, params }: CallRequest): Promise<void> => {
  const { trail: event } = call;
  if (store.trail === null || store.trail.hasWritten || event === "none") return;
  await transact(store, async (db) => recordEntry(db, { is: "event", event, asked: params, onlyAlone: true }));
};

/** The code for a missing right. */
const REFUSED = 513;

interface Refused extends CallRequest {
  readonly caller: { readonly key: unknown };
  readonly resource: Pick<ResourceModel, "name">;
}

/** Records that a caller has no right to a call: at most once a minute, because a page may repeat the call. */
export const recordRefusal = async ({ platform, caller, resource, call, params }: Refused, error: unknown) => {
  if (!(error instanceof Failure && error.code === REFUSED) || platform.store.trail === null) return;
  await transact(platform.store, async (db) => {
    const note = `refused:${String(caller.key)}:${resource.name}.${call.name}`;
    if (await addNote(db, note, "", platform.now(), MINUTE))
      recordEntry(db, { is: "event", event: "refused", asked: params, code: error.code });
  });
};
