import type { Language } from "./contract";
import { can, type HostCall } from "./Host";

/** The part of host.yaml for signed-in people. It is separate from Host, so that public pages stay small. */
export interface HostInside {
  /** The call that takes rows of an import; `resource` is a parameter. If it is null, each row is sent to `add`. */
  readonly rows: (HostCall & { readonly resource: string }) | null;
  /** The names under /rest that the platform serves in addition to definitions. */
  readonly rest: readonly string[];
  /** The resource of accounts. Null if nobody signs in. */
  readonly accounts?: string | null;
  /**
   * The menu keys of the rights to see all personal data, to reveal one value, and to export or erase a person's data.
   * If one is null, only the super admin has the right.
   */
  readonly personal?: Readonly<Record<"see" | "reveal" | "export" | "erase", string>> | null;
  /** The menu keys of the rights to end an owner and to sell a record. If null, only the super admin has them. */
  readonly ending?: Readonly<Record<"end" | "pass", string>> | null;
  /**
   * How to read rights: the field of an account with its roles, the call for a role, and its field with menus. Null if
   * everybody may do everything.
   */
  readonly rights: (HostCall & { readonly role: string; readonly key: string; readonly menus: string }) | null;
  /** The call for menus. `parent`, `order`, `icon`: "" without such a field. Null if console.yaml has the menus. */
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

/** @throws Error before setHostInside was called */
export function hostInside(): HostInside {
  if (given === null) throw new Error("No platform is given: setHostInside comes before the console is opened.");
  return given;
}

/**
 * Whether the platform serves this under /rest. False before the console is open, and if the platform only follows the
 * specification, even if host.yaml lists it.
 */
export const servesRest = (name: string): boolean => can("extensions") && given?.rest.includes(name) === true;

/** The console calls this once before it opens. */
export function setHostInside(platform: HostInside): void {
  given = platform;
}
