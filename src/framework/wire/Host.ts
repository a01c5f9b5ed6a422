import type { Ability } from "../../../shared/schema/abilities";
import type { Authentication } from "./Authentication";
import { config } from "./config";
import type { CallForm, CallStyle, Payload } from "./contract";
import type { Dialect } from "./Dialect";
import type { Style } from "./styles/Style";

/** The address of a call, and its style. */
export interface HostCall {
  readonly path: string;
  readonly style: CallStyle;
  readonly constants?: Payload;
  /** Present if the host has a dialect. */
  readonly form?: CallForm;
}

/** The platform as host.yaml describes it: how its calls are wrapped, and the names it uses for signing in. */
export interface Host {
  /** For calls of the style `legacy`: the names of the token and the version, and values that every call sends. */
  readonly envelope: {
    readonly token: string;
    readonly version: string;
    readonly constants: Readonly<Record<string, string | number>>;
  } | null;
  readonly signIn: HostCall & {
    readonly name: string;
    readonly password: string;
    /** The names of the fields for the id of the verification picture, and for its text. */
    readonly picture: string;
    readonly code: string;
    /** The field that names the device. */
    readonly device: string;
    readonly system: string;
    readonly model: string;
    /** The field with an id by which the platform recognises this browser. */
    readonly browser: string;
    readonly token: string;
    /** If people sign in on a page of the platform: its address and parameters. */
    readonly page?: { readonly address: string; readonly client: string; readonly scope: string };
  };
  /**
   * The call for a captcha, and the fields of its answer with the id and the picture. Null if signing in needs none.
   * `extension`: whether the call is not in the specification.
   */
  readonly picture: (HostCall & { readonly id: string; readonly image: string; readonly extension?: boolean }) | null;
  /** Null if signing out sends no request. */
  readonly signOut: HostCall | null;
  /**
   * The call for the signed-in account. `owners`: fields with the owners whose rows it may see, its own first. Null if
   * the platform has no such call; then only the typed account name is known.
   */
  readonly own:
    | (HostCall & {
        readonly name: string;
        readonly key: string;
        readonly title: string;
        readonly owners: readonly string[];
      })
    | null;
  /** Null if people cannot change their password here. */
  readonly password: (HostCall & { readonly old: string; readonly new: string }) | null;
  /** Null if the platform accepts no uploads. */
  readonly upload: { readonly form: HostCall; readonly put: HostCall; readonly address: string } | null;
  /** Missing if the platform follows the specification. */
  readonly dialect?: Dialect;
  /** How sessions that are more than a token are stored and renewed: an authentication style or the console's own. */
  readonly authentication?: Authentication | string;
  /** The abilities of the platform in addition to the specification. generator/definition/Host.ts explains each. */
  readonly can: readonly Ability[];
  /** For a field: what `set` sends to keep a secret that the platform does not show. See wire/unseen.ts. */
  readonly unchanged?: Readonly<Record<string, string>>;
  /** For a resource: the abilities that the platform lacks for its records. */
  readonly lacks: Readonly<Record<string, readonly Ability[]>>;
}

export type Styles = Readonly<Record<string, Style>>;
/** The call styles and authentication styles of a console, by the names in its host.yaml. */
export interface OwnStyles {
  readonly styles?: Styles | undefined;
  readonly authentication?: Readonly<Record<string, Authentication>> | undefined;
}

let given: Host | null = null;
let own: OwnStyles = {};

/** The platform that this page talks to. @throws Error before setHost was called */
export function host(): Host {
  if (given === null) {
    throw new Error("No platform is given: setHost comes before the first call.");
  }
  return given;
}

/** The console calls this once before it draws anything. */
export function setHost(platform: Host, brought: OwnStyles = {}): void {
  given = platform;
  own = brought;
}

export const ownStyles = (): Styles => own.styles ?? {};

/** Undefined if a session is only a token. @throws TypeError if the console lacks the style in host.yaml */
export const authentication = (): Authentication | undefined => {
  const { authentication: style } = host();
  if (typeof style !== "string") return style;
  const found = own.authentication?.[style];
  if (found === undefined) throw new TypeError(`createConsole takes "${style}" of host.yaml in \`authentication\`.`);
  return found;
};

/**
 * Whether the platform has an ability that is not in the specification, optionally for the records of one resource. An
 * installation can replace the list in host.yaml by the setting `can`.
 */
export const can = (ability: Ability, resource = ""): boolean => {
  const { can: set } = config().given;
  const platform = host();
  return (Array.isArray(set) ? set : platform.can).includes(ability) && !platform.lacks[resource]?.includes(ability);
};

/** Whether signing in needs a verification picture. */
export const requiresPicture = (): boolean => {
  const { picture } = host();
  return picture !== null && (picture.extension !== true || can("extensions"));
};
