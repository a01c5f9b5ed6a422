// The kinds of values of settings. Each parses a text of the environment, and answers undefined if the text is invalid.
import { createPublicKey } from "node:crypto";
import { isIP } from "node:net";
import { resolve } from "node:path";
import { isZone } from "pilothouse/schema";
import { isSourceExpression } from "../../../generator";
import { isPlainGuess, MIN_PASSWORD_LENGTH } from "../passwords/passwordRules";

export interface SettingKind<Value> {
  /** The end of the sentence "NAME must be …". */
  readonly allowed: string;
  /** Answers undefined for an invalid text. The text is never empty, because an empty setting counts as not set. */
  read(text: string): Value | undefined;
  /** Writes the value as a text of the environment. */
  write(value: Value): string;
}

export const text = ({ least = 1, most = 256 } = {}): SettingKind<string> => ({
  allowed: least > 1 ? `a text of ${least} to ${most} characters` : `a text of at most ${most} characters`,
  read: (value) => (value.length >= least && value.length <= most ? value : undefined),
  write: (value) => value,
});

/** A token that can be sent in a header `Authorization: Bearer …`. */
export const token = (): SettingKind<string> => ({
  allowed: "16 to 256 letters, digits or any of - . _ ~ + / =",
  read: (value) => (/^[\w.~+/=-]{16,256}$/.test(value) ? value : undefined),
  write: () => "",
});

/** The user id of an account. */
export const accountName = (): SettingKind<string> => ({
  allowed: "3 to 64 letters, digits, points, hyphens or underscores, the first a letter or a digit",
  read: (value) => (/^[A-Za-z0-9][A-Za-z0-9._-]{2,63}$/.test(value) ? value : undefined),
  write: (value) => value,
});

/** The name of Pilothouse, which everybody would try as a password. */
const OURS = { userId: "pilothouse", names: [] };

export const password = (): SettingKind<string> => ({
  allowed: `a password of ${MIN_PASSWORD_LENGTH} to 64 characters that is not easily guessed, nor the demo's own`,
  read: (value) =>
    [...value].length >= MIN_PASSWORD_LENGTH && value.length <= 64 && !isPlainGuess(value, OURS) ? value : undefined,
  write: () => "",
});

export const wholeNumber = (least: number, most: number): SettingKind<number> => ({
  allowed: `a whole number from ${least} to ${most}`,
  read: (value) => {
    const number = /^-?\d{1,15}$/.test(value) ? Number(value) : Number.NaN;
    return number >= least && number <= most ? number : undefined;
  },
  write: String,
});

const YES = ["1", "true", "yes", "on"];
const NO = ["0", "false", "no", "off"];

export const flag = (): SettingKind<boolean> => ({
  allowed: "1 (yes) or 0 (no)",
  read: (value) => {
    const lower = value.toLowerCase();
    if (YES.includes(lower)) return true;
    return NO.includes(lower) ? false : undefined;
  },
  write: (value) => (value ? "1" : "0"),
});

export const oneOf = <Value extends string>(values: readonly Value[]): SettingKind<Value> => ({
  allowed: `one of ${values.join(", ")}`,
  read: (value) => values.find((one) => one === value),
  write: (value) => value,
});

/** A list of these values, separated by commas or spaces; `none` for an empty list. */
export const someOf = <Value extends string>(values: readonly Value[]): SettingKind<readonly Value[]> => ({
  allowed: `one or more of ${values.join(", ")}; or none`,
  read: (value) => {
    const names = value === "none" ? [] : value.split(/[\s,]+/).filter((name) => name !== "");
    const known = values.filter((one) => names.includes(one));
    return names.every((name) => values.some((one) => one === name)) ? known : undefined;
  },
  write: (value) => (value.length === 0 ? "none" : value.join(", ")),
});

/** An address to which people can write: https or mailto. */
export const contact = (): SettingKind<string> => ({
  allowed: "an address such as mailto:security@example.com or https://example.com/security",
  read: (value) =>
    /^mailto:[^\s@]+@[^\s@]+$/.test(value) || (URL.canParse(value) && value.startsWith("https://")) ? value : undefined,
  write: (value) => value,
});

/** Addresses that a page may load from (see `isSourceExpression`), separated by commas or spaces. */
export const sources = (): SettingKind<readonly string[]> => ({
  allowed: "addresses without a path, such as https://*.example.com wss://live.example.com:8443, or https: for all",
  read: (value) => {
    const all = value.split(/[\s,]+/).filter((one) => one !== "");
    return all.every(isSourceExpression) ? all : undefined;
  },
  write: (value) => value.join(" "),
});

/** A public RSA key: as PEM (line breaks may be written as \n), or only its base64. Read as base64 in one line. */
export const publicKey = (): SettingKind<string> => ({
  allowed: "a public RSA key in PEM or base64",
  read: (value) => {
    const der = value.replaceAll(/-----[A-Z ]+-----|\\n|\s/g, "");
    try {
      const key = createPublicKey({ key: Buffer.from(der, "base64"), format: "der", type: "spki" });
      return key.asymmetricKeyType === "rsa" ? der : undefined;
    } catch {
      return undefined;
    }
  },
  write: (value) => value,
});

/** `example` is shown if a value is invalid. Every value must contain the texts in `holds`. */
export const url = (
  protocols: readonly string[],
  example: string,
  holds: readonly string[] = [],
): SettingKind<string> => ({
  allowed: `an address such as ${example}`,
  read: (value) => {
    const isRight = URL.canParse(value) && protocols.includes(new URL(value).protocol.replace(/:$/, ""));
    return isRight && new URL(value).hostname !== "" && holds.every((one) => value.includes(one)) ? value : undefined;
  },
  write: (value) => value,
});

const KEY_BYTES = 32;

/** Keys of 32 bytes in base64 or hex, separated by commas or spaces; undefined if the text is anything else. */
export const readKeys = (value: string): readonly Buffer[] | undefined => {
  const texts = value.split(/[\s,]+/).filter((one) => one !== "");
  const keys = texts.map((one) => {
    if (/^[0-9a-f]{64}$/i.test(one)) return Buffer.from(one, "hex");
    return /^[\w+/-]{43}=?$/.test(one) ? Buffer.from(one, "base64") : Buffer.alloc(0);
  });
  return keys.length > 0 && keys.every(({ length }) => length === KEY_BYTES) ? keys : undefined;
};

export const secretKeys = (): SettingKind<readonly Buffer[]> => ({
  allowed: "one or more keys of 32 random bytes in base64 or hex, separated by commas, the current one first",
  read: readKeys,
  write: () => "",
});

/** A path of a file. A relative path starts at the working directory of the process. */
export const file = (): SettingKind<string> => ({
  allowed: "a path to a file",
  read: (value) => (value.includes("\0") ? undefined : resolve(value)),
  write: (value) => value,
});

/** A path of a folder. A relative path starts at the working directory of the process. */
export const folder = (): SettingKind<string> => ({
  allowed: "a path to a folder",
  read: (value) => (value.includes("\0") ? undefined : resolve(value)),
  write: (value) => value,
});

/** The name of a time zone. */
export const zone = (): SettingKind<string> => ({
  allowed: "a time zone such as Asia/Shanghai, Europe/Berlin or UTC",
  read: (value) => (isZone(value) ? value : undefined),
  write: (value) => value,
});

export const host = (): SettingKind<string> => ({
  allowed: "an IP address or a host name",
  read: (value) => (isIP(value) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value) ? value : undefined),
  write: (value) => value,
});

type Units = Readonly<Record<string, number>>;
const SECONDS: Units = { ms: 0.001, s: 1, m: 60, h: 3600, d: 86_400 };
const BYTES: Units = { B: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 };

const spellQuantity = (value: number, units: Units, plain: string): string => {
  const whole = Object.entries(units).findLast(([, size]) => value >= size && Number.isInteger(value / size));
  return whole ? `${value / whole[1]}${whole[0]}` : `${value}${plain}`;
};

const quantity = (units: Units, plain: string, least: number, most: number): SettingKind<number> => ({
  allowed: `from ${spellQuantity(least, units, plain)} to ${spellQuantity(most, units, plain)}, with a unit of ${Object.keys(units).join(", ")}`,
  read: (value) => {
    const [, digits = "", unit = ""] = /^(\d{1,12}(?:\.\d{1,3})?)\s*([a-z]*)$/i.exec(value) ?? [];
    const name = Object.keys(units).find((one) => one.toLowerCase() === (unit || plain).toLowerCase());
    const found = digits === "" || name === undefined ? Number.NaN : Number(digits) * (units[name] ?? 0);
    return found >= least && found <= most ? found : undefined;
  },
  write: (value) => spellQuantity(value, units, plain),
});

/** A duration such as `30s`, `5m`, `250ms`, `2h` or `7d`, as a number of seconds. Without a unit: seconds. */
export const duration = (least: number, most: number): SettingKind<number> => quantity(SECONDS, "s", least, most);

/** A size such as `512KB` or `20MB`, as a number of bytes. 1KB is 1024 bytes. A number without a unit is bytes. */
export const bytes = (least: number, most: number): SettingKind<number> => quantity(BYTES, "B", least, most);

const FOLDER_URL = /^file:\/\/\/[^?#]*[^?#/]$/;
/** A bucket, with an optional prefix of keys. It has no credentials: the SDK of S3 finds them itself. */
const BUCKET_URL = /^s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w./-]*)?(\?[^#]*)?$/;

const isBucket = (value: string): boolean => {
  const { searchParams } = new URL(value);
  const isKnown = [...searchParams.keys()].every((name) => ["endpoint", "region", "browsers"].includes(name));
  const servers = [searchParams.get("endpoint"), searchParams.get("browsers")].filter((server) => server !== null);
  return isKnown && servers.every((server) => URL.canParse(server) && /^https?:/.test(server));
};

/** The address of a file store. */
export const filesUrl = (): SettingKind<string> => ({
  allowed:
    "an address such as file:///srv/pilothouse or s3://bucket/prefix?endpoint=https://s3.example.com&region=eu-1",
  read: (value) =>
    URL.canParse(value) && (FOLDER_URL.test(value) || (BUCKET_URL.test(value) && isBucket(value))) ? value : undefined,
  write: (value) => value,
});
