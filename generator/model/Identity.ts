// The resources that are more than rows to the platform, and by which of their fields: `identity:` and `schedule:` of console.yaml.
import type { Condition } from "./Condition";

/** Who signs in. */
export interface AccountModel {
  readonly resource: string;
  /** What people sign in with. */
  readonly name: string;
  readonly password: string;
  /** A reference to a role, or to several. */
  readonly role: string;
  /** What else names a person, and so is guessed first as a password. */
  readonly guessed: readonly string[];
  /** What people change of their own account. */
  readonly own: readonly string[];
  /** Nobody signs in while it holds; empty for never. */
  readonly disabled: Condition;
  /** The moment after which nobody signs in. */
  readonly until: string | null;
  /** The moment of the last sign-in. */
  readonly seen: string | null;
  /** Whose rows the account reaches; the first is the account's own owner. */
  readonly owners: readonly string[];
  /** It reaches all that is below its owners too while it holds; empty for never. */
  readonly wide: Condition;
  /** Who made the account or set its password: a list of keys. */
  readonly controllers: string | null;
}

/** What people may do. */
export interface RoleModel {
  readonly resource: string;
  readonly menus: string;
  /** The roles that whoever has this one may give. */
  readonly gives: string | null;
  /** It grants nothing while it holds; empty for never. */
  readonly disabled: Condition;
  /** The platform's own, which only the super admin changes; empty for none. */
  readonly system: Condition;
  /** The key of the role that is granted everything. */
  readonly super: string;
}

/** What roles grant. */
export interface MenuPartModel {
  readonly resource: string;
  readonly key: string;
  /** Whether it is a section, a screen or an action. */
  readonly type: string | null;
  readonly icon: string | null;
}

export interface IdentityModel {
  readonly account: AccountModel;
  readonly role: RoleModel;
  readonly menu: MenuPartModel;
}

/** Whose the rows of all others are. */
export interface OwnerModel {
  readonly resource: string;
  /** The field by which one owner stands below another. */
  readonly parent: string | null;
  /** What names it, and so is guessed first as a password. */
  readonly guessed: readonly string[];
}

/** Rows that run at their time. */
export interface ScheduleModel {
  readonly resource: string;
  readonly times: string;
  readonly next: string;
  readonly ran: string | null;
  readonly count: string | null;
  /** It runs while this holds; empty for always. */
  readonly when: Condition;
  /** What is stored after a run. */
  readonly succeeded: Readonly<Record<string, string | number>>;
  readonly failed: Readonly<Record<string, string | number>>;
}
