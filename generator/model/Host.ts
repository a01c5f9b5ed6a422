// The platform the console talks to: what its calls are wrapped in, and what it calls the things of signing in.
import type { z } from "zod";
import type { callStyle } from "../definition/Definition";
import type { REST_ABILITIES } from "../definition/Host";

/** Where a call goes, and how. */
export type HostCall = {
  readonly path: string;
  readonly style: z.output<typeof callStyle>;
};

export type HostModel = {
  /** What a call of the style `legacy` says of the caller; null where there is none of that style. */
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
  /** The account that asks; the fields by which it is known and named, and those that say whose rows it reaches. */
  readonly own: HostCall & { readonly key: string; readonly title: string; readonly owners: readonly string[] };
  readonly password: HostCall & { readonly old: string; readonly new: string };
  /** Null where nobody hands in files. */
  readonly upload: { readonly form: HostCall; readonly put: HostCall; readonly address: string } | null;
  /** Takes rows of files, told by a parameter whose they are; null where they go through `add` one by one. */
  readonly rows: (HostCall & { readonly resource: string }) | null;
  /** What it serves under /rest beside its definitions. */
  readonly rest: readonly (typeof REST_ABILITIES)[number][];
  /** The names that people gave their menus, by key. */
  readonly menus: HostCall & {
    readonly key: string;
    readonly names: Readonly<Record<"en" | "zh-CN" | "zh-TW", string>>;
  };
};
