// `identity:` and `schedule:` of console.yaml: the resources that the platform itself works with, and their fields.
import type { Condition } from "./Condition";

/** Accounts: they sign in. */
export interface AccountModel {
  readonly resource: string;
  /** The fields that people may sign in with. */
  readonly name: string;
  readonly password: string;
  /** A reference to a role, or to several. */
  readonly role: string;
  /** Other names of a person, which are refused as passwords. */
  readonly guessed: readonly string[];
  /** The fields that people may change in their own account. */
  readonly own: readonly string[];
  /** While this condition holds, the account cannot sign in. An empty one never holds. */
  readonly disabled: Condition;
  /** The field with the time when the account expires. */
  readonly until: string | null;
  /** The field with the time of the last sign-in. */
  readonly seen: string | null;
  /** The fields with the owners whose rows the account reaches. The first is its own owner. */
  readonly owners: readonly string[];
  /** While this condition holds, the account also reaches the rows of the owners below. An empty one never holds. */
  readonly wide: Condition;
  /** The field with the keys of the accounts that made this one or set its password. */
  readonly controllers: string | null;
}

/** Roles: what their accounts may do. */
export interface RoleModel {
  readonly resource: string;
  readonly menus: string;
  /** The field with the roles that an account of this role may give to others. */
  readonly gives: string | null;
  /** While this condition holds, the role grants nothing. An empty one never holds. */
  readonly disabled: Condition;
  /** Roles of the platform, which only the super admin may change. An empty condition means none. */
  readonly system: Condition;
  /** The key of the role that is granted everything. */
  readonly super: string;
}

/** Menus: roles grant their keys. */
export interface MenuPartModel {
  readonly resource: string;
  readonly key: string;
  /** The field that says whether a menu is a section, a screen or an action. */
  readonly type: string | null;
  readonly icon: string | null;
}

export interface IdentityModel {
  readonly account: AccountModel;
  readonly role: RoleModel;
  readonly menu: MenuPartModel;
}

/** Owners: the rows of other resources belong to them. */
export interface OwnerModel {
  readonly resource: string;
  /** The field with the owner above. */
  readonly parent: string | null;
  /** Names of an owner, which are refused as passwords. */
  readonly guessed: readonly string[];
}

/** Scheduled jobs. */
export interface ScheduleModel {
  readonly resource: string;
  readonly times: string;
  readonly next: string;
  readonly ran: string | null;
  readonly count: string | null;
  /** The job runs only while this condition holds. An empty one always holds. */
  readonly when: Condition;
  /** Values that are stored after a run. */
  readonly succeeded: Readonly<Record<string, string | number>>;
  readonly failed: Readonly<Record<string, string | number>>;
}
