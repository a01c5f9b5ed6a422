// The platform that the console talks to: how its calls are wrapped, and the names it uses for signing in.
import type { CallForm, DialectModel } from "./Dialect";
import type { Ability } from "../../src/framework/schema/abilities";
import type { REST_ABILITIES } from "../definition/Host";

/** The path and style of a call. */
export type HostCall = {
  readonly path: string;
  readonly style: string;
  /** Given where the platform has a dialect of its own. */
  readonly form?: CallForm;
};

export type HostModel = {
  /** What a call of the style `legacy` sends besides its parameters; null when no call has that style. */
  readonly envelope: {
    readonly token: string;
    readonly version: string;
    readonly constants: Readonly<Record<string, string | number>>;
  } | null;
  readonly signIn: HostCall & {
    readonly name: string;
    readonly password: string;
    readonly picture: string;
    readonly code: string;
    readonly device: string;
    readonly system: string;
    readonly model: string;
    readonly browser: string;
    readonly token: string;
  };
  readonly picture: HostCall;
  readonly signOut: HostCall;
  /** Answers the account that calls: its key, its names, and the owners whose rows it reaches. */
  readonly own: HostCall & { readonly key: string; readonly title: string; readonly owners: readonly string[] };
  readonly password: HostCall & { readonly old: string; readonly new: string };
  /** Null when files cannot be uploaded. */
  readonly upload: { readonly form: HostCall; readonly put: HostCall; readonly address: string } | null;
  /** Takes rows of a file, with a parameter for their resource; null when rows are added one by one. */
  readonly rows: (HostCall & { readonly resource: string }) | null;
  /** What it serves under /rest beside its definitions. */
  readonly rest: readonly (typeof REST_ABILITIES)[number][];
  /** How roles grant menus: the field of an account with its roles, the call that answers a role, and that role's menus. */
  readonly rights: HostCall & { readonly role: string; readonly key: string; readonly menus: string };
  /** Null for a platform that speaks as the specification says. */
  readonly dialect: DialectModel | null;
  /** What it can beyond the specification. */
  readonly can: readonly Ability[];
  readonly lacks: Readonly<Record<string, readonly Ability[]>>;
  /** The menu tree that people see: names, order, place and icons. */
  readonly menus: HostCall & {
    readonly paging: "page_index" | "page_no";
    readonly id: string;
    readonly key: string;
    /** The fields of a menu's place in the tree and of its icon. "" where menus have none. */
    readonly parent: string;
    readonly order: string;
    readonly icon: string;
    readonly names: Readonly<Record<"en" | "zh-CN" | "zh-TW", string>>;
  };
};
