// Finds calls that cannot do what their definition says.
import type { CallDefinition } from "../../generator/definition/Definition";
import { suggest } from "../../generator/definition/nearest";
import type { Path } from "../../generator/definition/Problem";
import { isCallVerb } from "../../generator/definition/readCalls";
import type { ResourceInspection } from "./Subject";

const QUESTIONS = ["confirm", "danger", "question", "follows", "done", "ask", "quote", "amount", "otherwise"] as const;

/** A call without a button shows no dialog before, and no message afterwards. */
const checkButton = ({ complain }: ResourceInspection, call: CallDefinition, path: Path): void => {
  if (isCallVerb(call.name) || (call.on ?? "none") !== "none") return;
  const key = QUESTIONS.find((one) => call[one] !== undefined && call[one] !== false);
  if (key !== undefined)
    complain(
      "P253",
      [...path, key],
      `\`${call.name}\` has no button, so nothing comes of \`${key}\``,
      "Say where the button is, `on: row`, `record`, `bulk` or `list`, or leave this out.",
      "key",
    );
};

const checkConstants = (
  { definition, handled, complain }: ResourceInspection,
  call: CallDefinition,
  path: Path,
): void => {
  const { ask = [], constants = {}, name } = call;
  ask.forEach((one, index) => {
    if (Object.hasOwn(constants, one))
      complain(
        "P237",
        [...path, "ask", index],
        `\`${one}\` is a constant of \`${name}\`, so nobody is asked for it`,
        "Remove it from `ask`, or from `constants`.",
      );
  });
  const isPlain = !isCallVerb(name) && handled !== null && !handled.has(name) && (call.on ?? "none") !== "none";
  if (!isPlain || (call.call ?? definition.call) === "bearer-at") return;
  for (const one of Object.keys(constants))
    if (!call.own.has(one) && !definition.fields.has(one))
      complain(
        "P122",
        [...path, "constants", one],
        `\`${one}\` is no field of ${definition.name}, and \`${name}\` has no code that reads it`,
        suggest(one, definition.fields.keys()),
        "key",
      );
};

const checkMethod = ({ lookup, definition, complain }: ResourceInspection, call: CallDefinition, path: Path): void => {
  const { host } = lookup.definitions;
  const style = call.call ?? definition.call ?? "bearer";
  if (call.method !== undefined && host !== null && host.dialect === undefined && style !== "rest")
    complain(
      "P254",
      [...path, "method"],
      `the platform takes \`${call.name}\` by POST alone`,
      "Remove `method`. A platform of another kind is described by `dialect` in host.yaml.",
    );
};

/** The platform would answer only the first of two calls with the same path. */
const checkPaths = ({ definition, lookup, complain }: ResourceInspection): void => {
  const first = new Map<string, string>();
  const { methods = {} } = lookup.definitions.host?.dialect ?? {};
  for (const [name, call] of definition.calls) {
    const { path, root, constants = {} } = call;
    const method = call.method ?? methods[isCallVerb(name) ? name : "action"] ?? "POST";
    // In the style `rest`, the HTTP method distinguishes calls with the same path.
    if (path === undefined || (isCallVerb(name) && (call.call ?? definition.call) === "rest")) continue;
    const address = JSON.stringify([root, path, method, call.call, Object.entries(constants).sort()]);
    const earlier = first.get(address);
    if (earlier === undefined) first.set(address, name);
    else
      complain(
        "P238",
        ["calls", name, "path"],
        `\`${name}\` and \`${earlier}\` have the same path`,
        "Give each call a path of its own, or tell the two apart by `constants`.",
      );
  }
};

const TEXTS = ["question", "follows", "done"] as const;

const checkBraces = ({ complain }: ResourceInspection, call: CallDefinition, path: Path): void => {
  for (const key of TEXTS)
    for (const [language, text] of Object.entries(call[key] ?? {})) {
      const found = /\{\{(\w+)\}\}/.exec(text ?? "");
      if (found !== null)
        complain(
          "P242",
          [...path, key, language],
          "a field has single braces here",
          `Write \`{${found[1]}}\`. Double braces are for errors.yaml.`,
        );
    }
};

export const checkCalls = (subject: ResourceInspection): void => {
  for (const [name, call] of subject.definition.calls) {
    const path = ["calls", name];
    checkButton(subject, call, path);
    checkConstants(subject, call, path);
    checkMethod(subject, call, path);
    checkBraces(subject, call, path);
  }
  checkPaths(subject);
};
