// Registration: a request without a session creates a company and its first account together.
import type { FieldOf, StoredHandle } from "pilothouse/handles";
import {
  addRecord,
  type Answer,
  type Caller,
  noteRightsChange,
  countEvents,
  Failure,
  HOUR,
  invalidFailure,
  isVerified,
  MINUTE,
  networkOf,
  type OpenRequest,
  type Platform,
  type ProblemsOf,
  type Step,
  clearCaches,
} from "pilothouse/platform";
import { type Db, isEmpty, tableFor, transact } from "pilothouse/platform/storage";
import { CompanyType, OpenState, UserScope, UserType } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { findOwnerRole, menusGrantedBy, type OwnerRole } from "./ownerRole";
import { markAsSent } from "../database";
import { readFirstAnswer, runOnce } from "../once";

/** The parameters: a company, its first account, and the text of a verification picture. */
type Given = {
  readonly [
    Name in
      | FieldOf<typeof resources.company>
      | FieldOf<typeof resources.account>
      | "verify_id"
      | "verify_code"
      | "request_id"
  ]?: unknown;
};

const CALL = "register";
const REQUIRED = [
  "comp_name",
  "user_name",
  "user_id",
  "user_email",
  "user_phone",
  "user_password",
] as const satisfies readonly (keyof Given)[];
const MOST = 30;

/** The platform itself counts as the caller for these changes, because the person has no account yet. */
const NOBODY: Caller = {
  key: 0,
  account: {},
  roles: [],
  isSuper: true,
  menus: new Set(),
  company: 0,
  companies: null,
};

const checkGiven = ({ params }: OpenRequest<Given>): void => {
  const missing = REQUIRED.filter((name) => isEmpty(params[name]));
  if (missing.length > 0)
    throw invalidFailure<Given>(Object.fromEntries(missing.map((name) => [name, "invalid.required"])));
};

/** Limits registrations from one network within an hour. @throws Failure 513 */
const checkCrowd = async ({ store }: Platform, address: string, now: number): Promise<void> => {
  const { times, until } = await countEvents(store, `register:${networkOf(address)}`, now, HOUR);
  if (times <= MOST) return;
  const minutes = Math.max(1, Math.ceil((until - now) / MINUTE));
  throw new Failure(513, "crowd", { context: "crowd", minutes }, { minutes });
};

const addBoth = async ({ platform, params, language }: OpenRequest<Given>, db: Db, role: OwnerRole) => {
  const step = <Of extends StoredHandle>(of: Of): Step<Of> => ({
    platform,
    db,
    caller: NOBODY,
    language,
    table: tableFor(platform, of),
    now: platform.now(),
  });
  const { comp_name, user_name, user_id, user_email, user_phone_area, user_phone, user_password } = params;
  const contact = { comp_person: user_name, comp_phone_area: user_phone_area, comp_phone: user_phone };
  const customer = { comp_name, comp_type: CompanyType.customer, ...contact };
  const company = await addRecord(step(resources.company), markAsSent(resources.company, customer));
  const account = { user_id, user_name, user_email, user_phone_area, user_phone, user_password };
  const rights = {
    comp_id: company.comp_id,
    role_id: role.id,
    scope: UserScope.own_and_below,
    state: OpenState.enabled,
    user_type: UserType.enterprise,
  };
  const stored = await addRecord(step(resources.account), markAsSent(resources.account, { ...account, ...rights }));
  // Accounts of the companies above may now see the new company, so their cached rights are out of date.
  await noteRightsChange(db);
  const { comp_id, comp_key } = company;
  return { user_id: stored.user_id, comp_id, comp_key, menus: await menusGrantedBy(platform, db, role) };
};

/** Answers null for requests with a session: their call adds an account to an existing company. */
export const register = async (request: OpenRequest<Given>): Promise<Answer | null> => {
  const { platform, params, token, address } = request;
  if (token !== null) return null;
  const { db } = platform.store;
  const parts = [params.request_id, params.user_id, params.user_password];
  const isRepeatable = !isEmpty(params.request_id);
  const before = isRepeatable ? await readFirstAnswer(platform, CALL, parts) : undefined;
  if (before !== undefined) return { data: before, count: 1 };
  checkGiven(request);
  if (!(await isVerified(db, params.verify_id, params.verify_code, platform.now())))
    throw new Failure(406, "picture", {
      context: "picture",
      fields: { verify_code: "invalid.picture" } satisfies ProblemsOf<Given>,
    });
  await checkCrowd(platform, address, platform.now());
  const role = await findOwnerRole(platform);
  const work = (within: Db) => addBoth(request, within, role);
  const data = isRepeatable ? await runOnce(platform, CALL, parts, work) : await transact(platform.store, work);
  for (const one of [resources.company, resources.account]) clearCaches(platform, tableFor(platform, one.table), null);
  return { data, count: 1 };
};
