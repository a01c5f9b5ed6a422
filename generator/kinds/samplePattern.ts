import type { Draw } from "./FieldKind";
import { hosts, languages, words } from "./vocabulary";

const digits = (draw: Draw, count: number): string =>
  Array.from({ length: count }, () => String(draw.integer(0, 9))).join("");
const pair = (draw: Draw): string => draw.integer(0, 255).toString(16).toUpperCase().padStart(2, "0");

/** A text of each pattern of src/framework/schema that a field's name does not tell already. */
const makers: Readonly<Record<string, (draw: Draw) => string>> = {
  letters: (draw) => draw.pick(words),
  digits: (draw) => digits(draw, 6),
  code: (draw) => `${draw.pick(words)}-${draw.row + 1}`,
  key: (draw) => `${draw.pick(words)}_${draw.row + 1}`,
  host: (draw) => draw.pick(hosts),
  ip: (draw) => `203.0.113.${draw.integer(1, 254)}`,
  mac: (draw) => Array.from({ length: 6 }, () => pair(draw)).join(":"),
  uid: (draw) => `PHC${digits(draw, 12)}`,
  iccid: (draw) => `8986${digits(draw, 15)}`,
  package: (draw) => `com.example.${draw.pick(words)}`,
  version: (draw) => `${draw.integer(1, 4)}.${draw.integer(0, 12)}.${draw.integer(0, 40)}`,
  area: (draw) => draw.pick(["+86", "+1", "+886", "+49", "+91"]),
  lang: (draw) => draw.pick(languages),
  path: (draw) => `/${draw.pick(words)}/${draw.pick(words)}`,
  idCard: (draw) =>
    `44030519${draw.integer(60, 99)}${draw.pick(["01", "06", "12"])}${draw.pick(["03", "17", "28"])}${digits(draw, 4)}`,
};

/** Null when the pattern asks for nothing special. */
export const samplePattern = (pattern: unknown, draw: Draw): string | null =>
  typeof pattern === "string" ? (makers[pattern]?.(draw) ?? null) : null;
