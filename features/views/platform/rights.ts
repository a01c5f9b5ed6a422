// Decides who sees a view, and who may change it.
import { identityOf } from "../../../platform/framework/access/identity";
import { mayCall } from "../../../platform/framework/access/permission";
import type { Caller } from "../../../platform/framework/access/Caller";
import { checkNotEnded } from "../../../platform/framework/records/ended";
import type { Step } from "../../../platform/framework/records/Engine";
import { findRow } from "../../../platform/framework/records/find";
import { rulesOf } from "../../../platform/framework/records/rules";
import { checkChangeable } from "../../../platform/framework/records/scope";
import { checkCallWriter } from "../../../platform/framework/records/writers";
import { isEmpty } from "../../../platform/framework/storage/codec";
import type { Row } from "../../../platform/framework/storage/Store";
import { Failure, noPermissionFailure } from "../../../platform/framework/wire/Failure";
import { EVERYBODY } from "./table";

/** Who has a view: a person, an owner, or a role. */
export type ViewOwnerKind = "own" | "owner" | "role";

export type ViewRequest = Pick<Step, "platform" | "db" | "caller" | "language">;

const isSame = (one: unknown, other: unknown): boolean => !isEmpty(one) && String(one) === String(other);

export const ownershipOf = (view: Row): ViewOwnerKind =>
  view.account !== null ? "own" : view.owner !== null ? "owner" : "role";

/** The owners whose shared views the caller sees: only the owners of the account, not all owners that it reaches. */
export const visibleOwners = ({ platform, caller }: Pick<ViewRequest, "platform" | "caller">): readonly unknown[] =>
  platform.model.owner === null
    ? [EVERYBODY]
    : identityOf(platform)
        .account.owners.map((name) => caller.account[name])
        .filter((key) => !isEmpty(key));

/** The owner with which the caller shares views; null if there is none. */
export const ownerOfAccount = ({
  platform,
  caller,
}: Pick<ViewRequest, "platform" | "caller">): string | number | null =>
  platform.model.owner === null ? EVERYBODY : isEmpty(caller.company) ? null : caller.company;

export const hasRole = ({ platform, caller }: Pick<ViewRequest, "platform" | "caller">, key: unknown): boolean =>
  caller.roles.some((role) => isSame(role[identityOf(platform).roles.key.name], key));

/**
 * Finds a role that the caller may change. Such callers may also choose the default views of the role.
 * @throws Failure 404 if it is out of reach, 513 if the caller may not change it
 */
export const findChangeableRole = async (
  { platform, db, caller, language }: ViewRequest,
  key: unknown,
): Promise<Row> => {
  const { roles } = identityOf(platform);
  const call = roles.resource.calls.find(({ verb }) => verb === "set");
  if (call === undefined || !mayCall(caller, roles.resource, call.name)) throw noPermissionFailure();
  const step: Step = { platform, db, caller, language, table: roles, now: platform.now() };
  const row: Row = await findRow(step, roles, caller, { [roles.key.name]: key });
  checkChangeable(roles, caller, [row]);
  await checkNotEnded(step, roles, [row]);
  await checkCallWriter(step, call, [row]);
  await rulesOf(platform, roles).setting?.(step, row, {}, {});
  return row;
};

export const mayChangeRole = async (asking: ViewRequest, key: unknown): Promise<boolean> => {
  try {
    await findChangeableRole(asking, key);
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
};

const isAuthor = ({ key }: Caller, view: Row): boolean => isSame(view.author, key);

/** Whether the caller sees the view. People who view the console as a role see only the views of the role. */
export const maySeeView = async (asking: ViewRequest, view: Row): Promise<boolean> => {
  const { caller } = asking;
  const whose = ownershipOf(view);
  if (whose === "own") return caller.sight === undefined && isSame(view.account, caller.key);
  if (whose === "owner") return visibleOwners(asking).some((owner) => String(owner) === String(view.owner));
  return hasRole(asking, view.role) || mayChangeRole(asking, view.role);
};

/**
 * Whether the caller may change a view that they see: their own view, a view that they shared, or a view that they
 * manage.
 */
export const mayChangeView = async (asking: ViewRequest, view: Row): Promise<boolean> => {
  const { caller, platform } = asking;
  if (caller.sight !== undefined) return false;
  const whose = ownershipOf(view);
  if (whose === "own") return true;
  // If the author was deleted, people who manage accounts can also change the view.
  if (whose === "owner")
    return isAuthor(caller, view) || mayCall(caller, identityOf(platform).accounts.resource, "set");
  return mayChangeRole(asking, view.role);
};

/** Whether the caller may make a shared view private again. */
export const mayMakePrivate = ({ caller }: ViewRequest, view: Row): boolean =>
  caller.sight === undefined && isAuthor(caller, view);
