import { FIRST_LANGUAGE } from "../../shared/schema/languages";
import type { EnumDefinition, EnumsDefinition } from "./ConsoleDefinition";
import { enumValuePart } from "./ConsoleDefinition";
import type { SourceText } from "./locateProblems";
import { RESERVED_ENUMS, enumValueName } from "./names";
import { parseYaml } from "./parseYaml";
import { readPart } from "./part";
import { type Report, complainAbout, type ReportHere } from "./Problem";
import { checkName } from "./readFields";
import { SAMPLE } from "./words";

/** Turns a map and all maps in it into objects. Outer maps stay maps, to keep the order and type of their keys. */
const recordOf = (value: unknown): unknown =>
  value instanceof Map ? Object.fromEntries([...value].map(([key, held]) => [String(key), recordOf(held)])) : value;

/** Makes a name of a label: "1st audit passed (manual)" -> "audit_passed". */
const nameLike = (label: string | undefined): string =>
  (label ?? "")
    .replace(/\(.*?\)/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "_")
    .replace(/^[0-9_]+[a-z]*_|_+$/g, "") || "other";

/** Reports values without a name in code, and names that occur twice. */
const checkNames = ({ name, values }: Pick<EnumDefinition, "name" | "values">, complain: ReportHere): void => {
  const taken = new Map<string, number | string>();
  for (const [value, written] of values) {
    const path = [name, String(value)];
    const called = enumValueName(value, written.name);
    const first = called === null ? undefined : taken.get(called);
    if (called === null) {
      const fix = `Write \`name: ${nameLike(written[FIRST_LANGUAGE])}\`: code says the name where it means the value.`;
      complain("P161", path, `the value \`${value}\` of \`${name}\` has no name`, fix, "key");
    } else if (first !== undefined)
      complain("P133", path, `\`${value}\` and \`${first}\` would both be named ${called}`, "Rename one.", "key");
    else taken.set(called, value);
  }
};

const readEnum = (name: string, raw: unknown, complain: ReportHere): EnumDefinition => {
  checkName(name, [name], RESERVED_ENUMS, complain);
  const values: EnumDefinition["values"] & Map<number | string, unknown> = new Map();
  if (!(raw instanceof Map) || raw.size === 0) {
    complain(
      "P105",
      [name],
      `the enumeration \`${name}\` should be a map of values`,
      `Write \`1: ${SAMPLE}\` below it.`,
      "key",
    );
    return { name, type: "number", values, sound: false };
  }
  const keys = [...raw.keys()];
  const type = typeof keys[0] === "number" ? "number" : "string";
  const odd = keys.find((key) => (type === "number" ? !Number.isInteger(key) : typeof key !== "string"));
  if (odd !== undefined)
    complain(
      "P143",
      [name, String(odd)],
      `the enumeration \`${name}\` mixes integers and texts`,
      `Its first key is ${type === "number" ? "an integer" : "a text"}, \`${String(odd)}\` is not: make all keys alike, with quotes if need be.`,
      "key",
    );
  for (const [key, value] of raw) {
    const read = readPart(enumValuePart, recordOf(value), [name, String(key)], complain);
    values.set(typeof key === "number" ? key : String(key), read?.data ?? {});
  }
  checkNames({ name, values }, complain);
  return { name, type, values, sound: odd === undefined };
};

/** Reads resources/enums.yaml. */
export const readEnums = ({ path: file, text }: SourceText, report: Report): EnumsDefinition => {
  const complain = complainAbout(file, report);
  const raw = parseYaml(text, complain, true);
  const enums = new Map<string, EnumDefinition>();
  if (!(raw instanceof Map)) return { sound: false, enums };
  for (const [key, value] of raw) enums.set(String(key), readEnum(String(key), value, complain));
  return { sound: true, enums };
};
