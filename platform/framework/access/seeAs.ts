// Lets people who may give a role view the console as that role, for a company that they reach (ADR 44).
import { findByKey } from "../storage/query";
import type { Db, Row } from "../storage/Store";
import { type Caller, isKey } from "./Caller";
import type { Identity } from "./identity";
import { meetsCondition } from "./identity";
import type { ViewedRole } from "./sessions";

/** Whether the caller may give this role to an account. */
export type MayGiveRole = (db: Db, caller: Caller, role: Row) => Promise<boolean>;

export interface RoleView {
  readonly role: Row;
  /** The account as it would be in that company. */
  readonly account: Row;
  readonly caller: Pick<Caller, "account" | "roles" | "isSuper" | "company" | "sight">;
}

const isWithin = ({ companies }: Caller, from: string): boolean =>
  companies === null || companies.some((one) => String(one) === from);

/** Null if the role does not exist or is disabled, or if the caller may not use the role or view that company. */
export const viewAsRole = async (
  { account: fields, roles, role: about }: Identity,
  caller: Caller,
  sight: ViewedRole,
  mayGive: (caller: Caller, role: Row) => Promise<boolean>,
  db: Db,
): Promise<RoleView | null> => {
  const { from } = sight;
  if (from !== null && !isWithin(caller, from)) return null;
  const role = await findByKey(db, roles, sight.role);
  if (role === null || meetsCondition(about.disabled, role) || !(await mayGive(caller, role))) return null;
  const [own, ...others] = fields.owners;
  const moved = from !== null && own !== undefined && String(caller.account[own]) !== from;
  const asked: unknown = Number.isSafeInteger(Number(from)) ? Number(from) : from;
  const company = moved && isKey(asked) ? asked : caller.company;
  const account = moved
    ? { ...caller.account, [own]: company, ...Object.fromEntries(others.map((name) => [name, null])) }
    : caller.account;
  const isSuper = String(role[roles.key.name]) === about.super;
  return { role, account, caller: { account, roles: [role], isSuper, company, sight } };
};
