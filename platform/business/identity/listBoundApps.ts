// The apps whose users a third party may sign in.
import type { GivenOf, ParamsOf } from "pilothouse/handles";
import {
  type Answer,
  clearCaches,
  filterReached,
  findRow,
  inTransaction,
  invalidFailure,
  outsideTransaction,
  type SignedRequest,
  type Step,
} from "pilothouse/platform";
import { decodeRow, findByKeys, lockRow, type Row, tableFor, updateRow } from "pilothouse/platform/storage";
import { resources } from "../../generated/resources";

type Bound = GivenOf<typeof resources.third_party>;

const keysIn = (value: Bound["app_ids"]) => (Array.isArray(value) ? value.map(Number) : []);

export const listBoundApps = async (
  request: SignedRequest<ParamsOf<typeof resources.third_party, "bound_apps">>,
): Promise<Answer> => {
  const { platform, caller, params } = request;
  const parties = tableFor(platform, resources.third_party);
  const { id, app_ids } = decodeRow(parties, await findRow(outsideTransaction(platform), parties, caller, params));
  return { data: { id, app_ids } satisfies Bound, count: 1 };
};

/** @throws Failure 406 for an app that does not exist or is out of the caller's reach, unless it is bound already */
const checkApps = async (step: Step, wanted: readonly number[], bound: readonly number[]): Promise<void> => {
  const known = new Set(bound);
  const added = new Set(wanted.filter((key) => !known.has(key)));
  const apps = tableFor(step.platform, resources.app);
  const found: readonly Row[] = await findByKeys(step.db, apps, [...added]);
  const reached = await filterReached(step, apps, step.caller, found);
  if (reached.length < added.size) throw invalidFailure<Bound>({ app_ids: "invalid.reference" });
};

/** Binds exactly these apps. Only this call writes the list: saving a third party does not change it. */
export const bindApps = async (
  request: SignedRequest<ParamsOf<typeof resources.third_party, "bind_apps">>,
): Promise<Answer> => {
  const { platform, caller, params } = request;
  const parties = tableFor(platform, resources.third_party);
  const app_ids = keysIn(request.params.app_ids);
  const stored = await inTransaction(request, parties, async (step) => {
    const found = await findRow(step, parties, caller, { id: params.id });
    const row = await lockRow(platform.store, step.db, parties, found);
    await checkApps(step, app_ids, keysIn(decodeRow(parties, row).app_ids));
    return updateRow(step.db, parties, row.id, { app_ids }, step.now, caller.key);
  });
  clearCaches(platform, parties, ["app_ids"]);
  return { data: decodeRow(parties, stored), count: 1 };
};
