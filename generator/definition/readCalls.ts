import type { CallDefinition, WrittenJson } from "./Definition";
import { callPart } from "./Definition";
import { RESERVED_CALLS } from "./names";
import { isObject, readPart } from "./part";
import type { ReportHere } from "./Problem";
import { checkName, type Kinds, readFields } from "./readFields";
import { NEEDED_LANGUAGES, SAMPLE } from "./words";

const VERB_NAMES = ["list", "get", "add", "set", "del"] as const;
export const CALL_VERBS: ReadonlySet<string> = new Set(VERB_NAMES);
export const isCallVerb = (name: string): name is (typeof VERB_NAMES)[number] => CALL_VERBS.has(name);

const isConstant = (value: unknown): value is string | number | boolean =>
  typeof value === "string" || typeof value === "number" || typeof value === "boolean";

/** Reads calls, by name. A path alone is short for a map with that path. A plain value in `params` is a constant. */
export const readCalls = (
  raw: Readonly<Record<string, unknown>>,
  kinds: Kinds,
  complain: ReportHere,
): Map<string, CallDefinition> => {
  const calls = new Map<string, CallDefinition>();
  for (const [name, value] of Object.entries(raw)) {
    const path = ["calls", name];
    checkName(name, path, RESERVED_CALLS, complain);
    const reading = readPart(callPart, typeof value === "string" ? { path: value } : value, path, complain);
    if (reading === null) continue;
    const { data, wrong } = reading;
    const described: Record<string, unknown> = {};
    const constants: Record<string, WrittenJson> = { ...data.constants };
    if (isObject(data.params))
      for (const [param, meaning] of Object.entries(data.params)) {
        if (isConstant(meaning)) constants[param] = meaning;
        else described[param] = meaning;
      }
    const needsLabel = !CALL_VERBS.has(name) && data.on !== undefined && data.on !== "none";
    if (needsLabel && data.label === undefined && !wrong.has("label"))
      complain(
        "P107",
        path,
        `the action \`${name}\` has no label in ${NEEDED_LANGUAGES}`,
        `Add \`label: ${SAMPLE}\`, or \`on: none\`.`,
        "key",
      );
    calls.set(name, { ...data, constants, name, own: readFields(described, [...path, "params"], kinds, complain) });
  }
  return calls;
};
