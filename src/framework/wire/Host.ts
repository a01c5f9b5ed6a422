import type { CallStyle, Language } from "./contract";

/** Where a call goes, and how. */
export interface HostCall {
  readonly path: string;
  readonly style: CallStyle;
}

/** The platform as host.yaml has it: what its calls are wrapped in, and what it calls the things of signing in. */
export interface Host {
  /** Of the style `legacy`: names of the token and the version, and what every call says besides. */
  readonly envelope: {
    readonly token: string;
    readonly version: string;
    readonly constants: Readonly<Record<string, string | number>>;
  } | null;
  readonly signIn: HostCall & {
    readonly name: string;
    readonly password: string;
    /** Which picture was copied, and what was read on it. */
    readonly picture: string;
    readonly code: string;
    /** How a browser names itself. */
    readonly device: string;
    readonly system: string;
    readonly model: string;
    /** What a browser that has signed in before is known by. */
    readonly browser: string;
    readonly token: string;
  };
  readonly picture: HostCall;
  readonly signOut: HostCall;
  /** `owners`: whose rows the account reaches; the first is its own. */
  readonly own: HostCall & { readonly key: string; readonly title: string; readonly owners: readonly string[] };
  readonly password: HostCall & { readonly old: string; readonly new: string };
  /** Null where nobody hands in files. */
  readonly upload: { readonly form: HostCall; readonly put: HostCall; readonly address: string } | null;
  /** Takes rows of files, told by a parameter whose they are; null where they go through `add` one by one. */
  readonly rows: (HostCall & { readonly resource: string }) | null;
  /** What it serves under /rest beside its definitions. */
  readonly rest: readonly "preferences"[];
  readonly menus: HostCall & { readonly key: string; readonly names: Readonly<Record<Language, string>> };
}

let given: Host | null = null;

/** The platform this page talks to. @throws Error before the console has said which it is */
export function host(): Host {
  if (given === null) {
    throw new Error("No platform is given: setHost comes before the first call.");
  }
  return given;
}

/** Said by the console, once, before anything is drawn. */
export function setHost(platform: Host): void {
  given = platform;
}
