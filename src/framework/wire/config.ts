import { parseJson } from "../../../shared/schema/parseJson";
import { isLanguage, LANGUAGES, type Language } from "../../../shared/schema/languages";
import { factsIn } from "./readAnswer";

/** The settings of an installation, from `<script type="application/json" id="config">` of the page. */
export interface Config {
  /** The address of the platform, without /api; "" for the server of the page. */
  readonly base: string;
  /** The RSA public key for credentials, as PEM or plain base64; "" if passwords are only hashed. */
  readonly public_key: string;
  /** 1 is production. Any other number is a test environment. */
  readonly env: number;
  readonly languages: readonly Language[];
  /** Whether to compare answers with the definitions and log differences. Only in a test environment. */
  readonly check_responses: boolean;
  /** All settings as given, by name: settings that host.yaml sends with each call, and settings of the console. */
  readonly given: Readonly<Record<string, unknown>>;
  /** The address of map tiles: `https://host/{z}/{x}/{y}.png`. If it is "", a link to another map site is shown. */
  readonly map_tiles: string;
}

const baseOf = ({ base }: Config["given"]): string => (typeof base === "string" ? base.replace(/\/+$/, "") : "");

/** Reads the settings of an installation. A setting that is missing or has the wrong type gets its default. */
export function readConfig(text: string | null | undefined): Config {
  const given = factsIn(parseJson(text ?? ""));
  const languages = Array.isArray(given.languages) ? given.languages.filter(isLanguage) : [];
  return {
    base: baseOf(given),
    public_key: typeof given.public_key === "string" ? given.public_key : "",
    env: typeof given.env === "number" ? given.env : 1,
    languages: languages.length > 0 ? languages : LANGUAGES,
    check_responses: given.check_responses === true,
    given,
    map_tiles: typeof given.map_tiles === "string" ? given.map_tiles : "",
  };
}

const textOfPage = (): string | null | undefined =>
  typeof document === "undefined" ? null : document.getElementById("config")?.textContent;

let known: Config | null = null;

/** The settings of the page, which are read once. */
export function config(): Config {
  known ??= readConfig(textOfPage());
  return known;
}

/** The same as `config().base`, in less code, for the first script of a page. */
export const platformBase = (): string => known?.base ?? baseOf(factsIn(parseJson(textOfPage() ?? "")));

/** For tests, and for pages that pass the settings in code. */
export function setConfig(settings: Partial<Config> | null): void {
  known = settings === null ? null : { ...readConfig(null), ...settings };
}
