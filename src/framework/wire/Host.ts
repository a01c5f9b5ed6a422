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
  /** Sent with each request. */
  readonly constants?: Payload;
  /** Present if the host has a dialect. */
  readonly form?: CallForm;
}

/** The platform as host.yaml describes it: how its calls are wrapped, and the names it uses for signing in. */
export interface Host {
  /** For calls of the style `legacy`: the names of the token and the version, and further values that every call sends. */
  readonly envelope: {
    readonly token: string;
    readonly version: string;
    readonly constants: Readonly<Record<string, string | number>>;
  } | null;
  readonly signIn: HostCall & {
    readonly name: string;
    readonly password: string;
    /** Names of the fields for the id of the captcha, and for the text that was read from it. */
    readonly picture: string;
    readonly code: string;
    /** The field that names the device. */
    readonly device: string;
    readonly system: string;
    readonly model: string;
    /** The field with the id of a browser that has signed in before. */
    readonly browser: string;
    readonly token: string;
    /** If people sign in at a page of the platform: its address and parameters. */
    readonly page?: { readonly address: string; readonly client: string; readonly scope: string };
  };
  /**
   * Where the letters to type are: the id of the picture and the picture itself in its answer. Null where nobody types any. `extension`: the
   * specification does not name it.
   */
  readonly picture: (HostCall & { readonly id: string; readonly image: string; readonly extension?: boolean }) | null;
  /** Null if a sign-out sends no request. */
  readonly signOut: HostCall | null;
  /**
   * Who has signed in. `owners`: fields that name the owners whose rows the account may see. The first is the account's own owner. Null when the platform
   * does not say it: then it is the name that was typed.
   */
  readonly own:
    | (HostCall & {
        readonly name: string;
        readonly key: string;
        readonly title: string;
        readonly owners: readonly string[];
      })
    | null;
  /** Null when people cannot change their password here. */
  readonly password: (HostCall & { readonly old: string; readonly new: string }) | null;
  /** Null when the platform takes no uploads. */
  readonly upload: { readonly form: HostCall; readonly put: HostCall; readonly address: string } | null;
  /** Missing on a platform that speaks as the specification says. */
  readonly dialect?: Dialect;
  /** If a session is more than a token: how it is stored, renewed and proven, or the name of the console's authentication style. */
  readonly authentication?: Authentication | string;
  /** What the platform can beyond the specification: generator/definition/Host.ts explains each. */
  readonly can: readonly Ability[];
  /** What `set` sends for a secret that the platform does not show, where it replaces records: wire/unseen.ts. */
  readonly unchanged?: Readonly<Record<string, string>>;
  /** Resource -> abilities that it lacks for its records. */
  readonly lacks: Readonly<Record<string, readonly Ability[]>>;
}

export type Styles = Readonly<Record<string, Style>>;
/** The call styles and authentication styles of a console, by the names in its host.yaml. */
export interface Own {
  readonly styles?: Styles | undefined;
  readonly authentication?: Readonly<Record<string, Authentication>> | undefined;
}

let given: Host | null = null;
let own: Own = {};

/** The platform that this page talks to. @throws Error when setHost was not called yet */
export function host(): Host {
  if (given === null) {
    throw new Error("No platform is given: setHost comes before the first call.");
  }
  return given;
}

/** Called once by the console, before anything is drawn. */
export function setHost(platform: Host, brought: Own = {}): void {
  given = platform;
  own = brought;
}

export const ownStyles = (): Styles => own.styles ?? {};

/** Undefined if a session is its token. @throws TypeError if the console lacks the style that host.yaml names */
export const authentication = (): Authentication | undefined => {
  const { authentication: style } = host();
  if (typeof style !== "string") return style;
  const found = own.authentication?.[style];
  if (found === undefined) throw new TypeError(`createConsole takes "${style}" of host.yaml in \`authentication\`.`);
  return found;
};

/**
 * Whether the platform can do something beyond the specification, with the records of a resource if one is given. The setting `can` of
 * an installation describes its platform, in place of host.yaml.
 */
export const can = (ability: Ability, resource = ""): boolean => {
  const { can: set } = config().given;
  const platform = host();
  return (Array.isArray(set) ? set : platform.can).includes(ability) && !platform.lacks[resource]?.includes(ability);
};

/** Whether people type the letters of a picture when they sign in. */
export const isPictured = (): boolean => {
  const { picture } = host();
  return picture !== null && (picture.extension !== true || can("extensions"));
};
