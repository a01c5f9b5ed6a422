import type { Language } from "./contract";
import { can, type HostCall } from "./Host";

/** The part of host.yaml that only signed-in people need, separate from Host, so that public pages stay small. */
export interface HostInside {
  /** Takes the rows of files of all resources. `resource` is the parameter that names the resource. Null when rows go through `add`, one by one. */
  readonly rows: (HostCall & { readonly resource: string }) | null;
  /** What the platform serves under /rest in addition to the defined resources. */
  readonly rest: readonly string[];
  /** The resource of the accounts that sign in. Null where nobody does. */
  readonly accounts?: string | null;
  /** The menu keys that grant personal data: everywhere, one value at a time, all of one person; and its erasure. Null when only the super admin may. */
  readonly personal?: Readonly<Record<"see" | "reveal" | "export" | "erase", string>> | null;
  /** The menu keys that grant the end of an owner, and passing a record to another. Null when only the super admin may. */
  readonly ending?: Readonly<Record<"end" | "pass", string>> | null;
  /** How roles grant menus: the field of an account with its roles, the call that answers a role, and that role's menus. Null: everybody may do everything. */
  readonly rights: (HostCall & { readonly role: string; readonly key: string; readonly menus: string }) | null;
  /** The menu tree that people see. `parent`, `order` and `icon` are "" where menus have no such field. Null where console.yaml has it. */
  readonly menus:
    | (HostCall & {
        readonly paging: "page_index" | "page_no";
        readonly id: string;
        readonly key: string;
        readonly parent: string;
        readonly order: string;
        readonly icon: string;
        readonly names: Readonly<Record<Language, string>>;
      })
    | null;
}

let given: HostInside | null = null;

/** @throws Error when setHostInside was not called yet */
export function hostInside(): HostInside {
  if (given === null) throw new Error("No platform is given: setHostInside comes before the console is opened.");
  return given;
}

/**
 * Whether the platform serves this under /rest. False before the console is opened, and for a platform that only
 * follows the specification, even if host.yaml lists it.
 */
export const servesRest = (name: string): boolean => can("extensions") && given?.rest.includes(name) === true;

/** Called once by the console, before it is opened. */
export function setHostInside(platform: HostInside): void {
  given = platform;
}
