import { LANGUAGES, type Language } from "./contract";

/** What an installation sets, in `<script type="application/json" id="config">` of the page. */
export interface Config {
  /** Where the calls go, without /api; "" for the page's own host. */
  readonly base: string;
  /** RSA public key credentials are encrypted with, PEM or bare base64; "" when sign-in sends them transformed only. */
  readonly public_key: string;
  /** 1 is formal, anything else a test. */
  readonly env: number;
  readonly languages: readonly Language[];
  /** Compares answers with the definitions and logs what differs; in a test environment only. */
  readonly check_responses: boolean;
  /** Everything as it was given: what the calls of host.yaml say besides, and what a console has of its own, by its name. */
  readonly given: Readonly<Record<string, unknown>>;
  /** Where map tiles come from, `https://host/{z}/{x}/{y}.png`; "" for a link to a map elsewhere. */
  readonly map_tiles: string;
}

const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/** Reads an installation's settings; whatever is missing or of the wrong type has its default. */
export function readConfig(text: string | null | undefined): Config {
  const given = parse(text);
  const languages = Array.isArray(given.languages) ? given.languages.filter(isLanguage) : [];
  return {
    base: typeof given.base === "string" ? given.base.replace(/\/+$/, "") : "",
    public_key: typeof given.public_key === "string" ? given.public_key : "",
    env: typeof given.env === "number" ? given.env : 1,
    languages: languages.length > 0 ? languages : LANGUAGES,
    check_responses: given.check_responses === true,
    given,
    map_tiles: typeof given.map_tiles === "string" ? given.map_tiles : "",
  };
}

function parse(text: string | null | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? "");
    return typeof value === "object" && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

let known: Config | null = null;

/** The page's settings, read once. */
export function config(): Config {
  known ??= readConfig(typeof document === "undefined" ? null : document.getElementById("config")?.textContent);
  return known;
}

/** For tests, and for hosts that set the console up themselves. */
export function setConfig(settings: Partial<Config> | null): void {
  known = settings === null ? null : { ...readConfig(null), ...settings };
}
