// Names and labels of definitions, from the names of a description.
import {
  RESERVED_CALLS,
  RESERVED_ENUMS,
  RESERVED_FIELDS,
  RESERVED_IDENTIFIERS,
} from "../../generator/definition/names";

/** Words that are written in capitals. */
const CAPITALS = new Set(
  "id ids url uri ip mac uuid api http https html json xml csv pdf sql ssh tls ssl dns vpn tv ai gps rtsp hls rtmp srt mqtt sim imei iccid cpu gpu ram qr sms utc iso vat nfc led".split(
    " ",
  ),
);
/** Words that end in s but are not plural. */
const SINGULAR =
  /(?:ss|us|is|news|series|status|address|access|statistics|analytics|settings|metrics|gps|dns|maintenance)$/;

/** `createdAt`, `created-at` and `Created At` -> `created_at`. */
export const toSnakeCase = (text: string): string => {
  const name = text
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2")
    .replaceAll(/([A-Z]+)([A-Z][a-z])/g, "$1_$2")
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll("ß", "ss")
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^_+|_+$/g, "");
  return /^[a-z]/.test(name) ? name : name === "" ? "value" : `n${name}`;
};

export const singularOf = (name: string): string => {
  if (SINGULAR.test(name)) return name;
  if (/ies$/.test(name) && name.length > 4) return name.replace(/ies$/, "y");
  if (/(?:ches|shes|sses|xes|zes)$/.test(name)) return name.replace(/es$/, "");
  return name.replace(/s$/, "");
};

/** `gps_position_id` -> `GPS position ID`. */
export const labelFromName = (name: string): string => {
  const text = name
    .split("_")
    .filter((word) => word !== "")
    .map((word) => (CAPITALS.has(word) ? word.toUpperCase().replace(/IDS$/, "IDs") : word))
    .join(" ");
  return text.charAt(0).toUpperCase() + text.slice(1);
};

export type LabelWords = Readonly<Record<"en" | "zh-CN", string>>;
/** A text in the languages that a console needs. The description has one language, so a person translates the other. */
export const untranslatedWords = (text: string): LabelWords => ({ en: text, "zh-CN": text });

const unlike = (name: string, taken: (name: string) => boolean): string => {
  if (!taken(name)) return name;
  for (let at = 2; ; at += 1) if (!taken(`${name}_${at}`)) return `${name}_${at}`;
};
type Taken = (name: string) => boolean;
const withEnd = (name: string, end: string, reserved: ReadonlySet<string>): string =>
  reserved.has(name) ? `${name}_${end}` : name;

export const uniqueResourceName = (text: string, taken: Taken): string =>
  unlike(withEnd(singularOf(toSnakeCase(text)), "record", RESERVED_IDENTIFIERS), taken);
export const uniqueFieldName = (text: string, taken: Taken): string =>
  unlike(withEnd(toSnakeCase(text), "value", RESERVED_FIELDS), taken);
export const uniqueCallName = (text: string, taken: Taken): string =>
  unlike(withEnd(toSnakeCase(text), "call", RESERVED_CALLS), taken);
export const uniqueEnumName = (text: string, taken: Taken): string =>
  unlike(withEnd(toSnakeCase(text), "value", RESERVED_ENUMS), taken);
