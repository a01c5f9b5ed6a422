// Checks how a definition names and addresses things on the wire.
import type { CallDefinition, FieldDefinition } from "../definition/Definition";
import { suggest } from "../definition/nearest";
import type { ReportHere, Path } from "../definition/Problem";
import type { Inspection } from "./Inspection";
import { namesInBraces } from "./namesIn";
import { hasRecord } from "./resolveCall";
import { wireFieldsOf, wireNameOf } from "./resolveDialect";

/** The call styles of the framework. */
export const STYLES: readonly string[] = ["legacy", "bearer", "bearer-at", "rest"];

/** What a call can put into its path: its parameters, or the fields of the resource for list, get, add, set and del. */
const valuesOf = (call: CallDefinition, inspection: Inspection): readonly string[] => {
  const { name, own, params, ask = [] } = call;
  const { definition, lookup } = inspection;
  if (["list", "get", "add", "set", "del"].includes(name)) return [...definition.fields.keys(), ...own.keys()];
  const aimed = params === undefined && hasRecord(call) ? [lookup.keyOf(definition) ?? ""] : [];
  return [...own.keys(), ...(Array.isArray(params) ? params : aimed), ...ask];
};

const checkPath = (inspection: Inspection, call: CallDefinition, path: Path): void => {
  const { name, method, path: address = "" } = call;
  const { definition, complain } = inspection;
  const parameters = namesInBraces(address);
  const known = valuesOf(call, inspection);
  for (const parameter of definition.sound ? parameters : [])
    if (!known.includes(parameter))
      complain(
        "P122",
        [...path, "path"],
        `the path of \`${name}\` has \`{${parameter}}\`, which the call does not send`,
        suggest(parameter, known),
      );
  const isElsewhere = (call.call ?? definition.call) === "bearer-at";
  if (isElsewhere && (method !== undefined || parameters.length > 0))
    complain(
      "P165",
      path,
      `\`${name}\` goes to a server of its own, which knows neither methods nor parameters in paths`,
      "Leave out `method` and `{…}`, or send it to the platform, `call: bearer`.",
      "key",
    );
};

const checkStyle = (inspection: Inspection, style: string | undefined, path: Path): void => {
  const known = [...STYLES, ...(inspection.lookup.definitions.host?.styles ?? [])];
  if (style !== undefined && !known.includes(style))
    inspection.complain("P105", path, `there is no call style \`${style}\``, suggest(style, known));
};

/** Two fields with the same wire name would overwrite each other. */
const checkNames = (
  fields: ReadonlyMap<string, FieldDefinition>,
  path: Path,
  { isCamel, complain }: { readonly isCamel: boolean; readonly complain: ReportHere },
): void => {
  const taken = new Map<string, string>();
  for (const [name, field] of fields) {
    const wire = wireNameOf(name, field, isCamel);
    const other = taken.get(wire);
    taken.set(wire, other ?? name);
    if (other !== undefined)
      complain(
        "P164",
        [...path, name],
        `\`${name}\` and \`${other}\` are both \`${wire}\` on the wire`,
        "Give one of them another `wire`.",
        "key",
      );
    checkNames(field.of, [...path, name, "of"], { isCamel, complain });
  }
};

export const checkWireNames = (inspection: Inspection): void => {
  const { definition, lookup, complain } = inspection;
  const isCamel = lookup.definitions.host?.dialect?.names === "camel";
  checkStyle(inspection, definition.call, ["call"]);
  const fields = wireFieldsOf(definition, lookup);
  checkNames(fields, ["fields"], { isCamel, complain });
  for (const [name, call] of definition.calls) {
    const path = ["calls", name];
    checkStyle(inspection, call.call, [...path, "call"]);
    checkPath(inspection, call, path);
    checkNames(call.own, [...path, "params"], { isCamel, complain });
    for (const [param, field] of call.own) {
      const beside = fields.get(param);
      if (beside === undefined || wireNameOf(param, beside, isCamel) === wireNameOf(param, field, isCamel)) continue;
      complain(
        "P164",
        [...path, "params", param],
        `the field \`${param}\` has another name on the wire than this parameter`,
        "Give both the same `wire`, or one of them another name.",
        "key",
      );
    }
  }
};
