import type { FieldDefinition, WrittenJson } from "./Definition";
import { fieldPart } from "./Definition";
import { formatPath, explainIssues } from "./explainIssue";
import type { KindFacts } from "./KindFacts";
import { IDENTIFIER, RESERVED_FIELDS } from "./names";
import { findNearest, suggest } from "./nearest";
import { isObject, readPart } from "./part";
import type { ReportHere, Path } from "./Problem";
import { NEEDED_LANGUAGES, SAMPLE } from "./words";

export type Kinds = Readonly<Record<string, KindFacts>>;

const isJson = (value: unknown): value is WrittenJson =>
  value === null ||
  typeof value !== "object" ||
  (Array.isArray(value) ? value.every(isJson) : Object.values(value).every(isJson));

const jsonOnly = (options: Readonly<Record<string, unknown>>): Record<string, WrittenJson> => {
  const kept: Record<string, WrittenJson> = {};
  for (const [name, value] of Object.entries(options)) if (value !== undefined && isJson(value)) kept[name] = value;
  return kept;
};

/** Whether `name` is allowed. Reports it if not. */
export const checkName = (name: string, path: Path, reserved: ReadonlySet<string>, complain: ReportHere): boolean => {
  if (!IDENTIFIER.test(name))
    complain(
      "P108",
      path,
      `\`${name}\` is not a name`,
      "A name begins with a small letter and holds small letters, digits and underscores.",
      "key",
    );
  else if (reserved.has(name))
    complain("P109", path, `the name \`${name}\` is reserved`, "Choose another name.", "key");
  else return true;
  return false;
};

/** The names that other tools have for our kinds. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  ...{ string: "text", varchar: "text", textarea: "text", password: "secret", int: "integer", float: "number" },
  ...{ decimal: "number", bool: "boolean", date: "timestamp", datetime: "timestamp", time: "timestamp" },
  ...{ select: "enum", choice: "enum", currency: "money", ref: "reference", foreign_key: "reference", upload: "file" },
};

const COMMON = new Set(Object.keys(fieldPart.full.shape));
const COMMON_PLAIN = [...COMMON].filter((key) => key !== "of");

const readField = (name: string, raw: unknown, path: Path, kinds: Kinds, complain: ReportHere): FieldDefinition => {
  const unknown = { kind: "", options: {}, of: new Map(), sound: false };
  if (!isObject(raw)) {
    complain("P105", path, `the field \`${name}\` should be a map`, `Write \`{ kind: text, label: ${SAMPLE} }\`.`);
    return unknown;
  }
  const given = raw.kind;
  const facts = typeof given === "string" && Object.hasOwn(kinds, given) ? kinds[given] : undefined;
  if (facts === undefined) {
    const misspelled =
      given === undefined
        ? Object.keys(raw).find((key) => !COMMON.has(key) && findNearest(key, ["kind"]) !== null)
        : undefined;
    if (misspelled !== undefined)
      complain("P103", [...path, misspelled], `unknown key \`${misspelled}\``, "Did you mean `kind`?", "key");
    else if (given === undefined || given === null)
      complain("P104", path, `the field \`${name}\` has no \`kind\``, suggest("", Object.keys(kinds)), "key");
    else
      complain(
        "P106",
        [...path, "kind"],
        `unknown kind \`${String(given)}\``,
        suggest(ELSEWHERE[String(given)] ?? String(given), Object.keys(kinds)),
      );
    return unknown;
  }
  const shape = facts.options.shape;
  const plain: Record<string, unknown> = {};
  const special: Record<string, unknown> = {};
  const misspelled = new Set<string>();
  for (const [key, value] of Object.entries(raw)) {
    if (key === "of" && facts.nested !== null) continue;
    if (Object.hasOwn(shape, key)) special[key] = value;
    else if (COMMON.has(key) && key !== "of") plain[key] = value;
    else {
      const allowed = [...COMMON_PLAIN, ...(facts.nested === null ? [] : ["of"]), ...Object.keys(shape)];
      misspelled.add(findNearest(key, allowed) ?? "");
      complain(
        "P103",
        [...path, key],
        `unknown key \`${key}\` of a field of kind ${String(given)}`,
        suggest(key, allowed),
        "key",
      );
    }
  }
  const common = readPart(fieldPart, plain, path, complain);
  const options = facts.options.safeParse(special);
  const listed = Object.keys(special).find((key) => facts.links[key] === "enum" && Array.isArray(special[key]));
  if (listed !== undefined)
    complain(
      "P105",
      [...path, listed],
      `\`${listed}\` is the name of an enumeration, not a list of its values`,
      `Write the values in enums.yaml under a name, such as \`${name}\`, and name it here.`,
    );
  else if (!options.success && misspelled.size === 0)
    explainIssues(options.error.issues, facts.options, special, path, complain);
  const label = common?.data.label ?? facts.label ?? undefined;
  const silent = common === null || common.wrong.has("label") || misspelled.has("label");
  if (label === undefined && common?.data.hidden !== true && !silent)
    complain(
      "P107",
      path,
      `the field \`${name}\` has no label in ${NEEDED_LANGUAGES}`,
      `Add \`label: ${SAMPLE}\`, or \`hidden: true\`.`,
      "key",
    );
  const of = facts.nested === null ? new Map() : readFields(raw.of, [...path, "of"], kinds, complain);
  if (facts.nested !== null && of.size === 0 && raw.of === undefined && !misspelled.has("of"))
    complain("P104", path, `${formatPath(path)} has no \`of\``, "Add `of:` with its own fields.", "key");
  const { kind: _kind, of: _of, ...rest } = common?.data ?? {};
  return {
    ...rest,
    ...(label === undefined ? {} : { label }),
    kind: String(given),
    options: options.success ? jsonOnly(options.data) : {},
    of,
    sound: common !== null && options.success,
  };
};

/** Reads fields, by name and in order. A wrong field keeps its name, because other parts may refer to it. */
export const readFields = (
  raw: unknown,
  path: Path,
  kinds: Kinds,
  complain: ReportHere,
): Map<string, FieldDefinition> => {
  const fields = new Map<string, FieldDefinition>();
  if (raw === undefined || raw === null) return fields;
  if (!isObject(raw)) {
    complain("P105", path, `${formatPath(path)} should be a map of fields`, "Write `name: { kind: text, … }`.");
    return fields;
  }
  for (const [name, value] of Object.entries(raw)) {
    const here = [...path, name];
    checkName(name, here, RESERVED_FIELDS, complain);
    fields.set(name, readField(name, value, here, kinds, complain));
  }
  return fields;
};
