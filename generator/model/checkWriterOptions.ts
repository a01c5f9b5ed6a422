// Checks `writer` of fields and calls, and `restricts` of roles.
import { isObject } from "../definition/part";
import type { CallDefinition, FieldDefinition } from "../definition/Definition";
import { suggest } from "../definition/nearest";
import type { Path } from "../definition/Problem";
import { expectResource, type Inspection } from "./Inspection";
import { hasRecord } from "./resolveCall";

/** `above` needs a record that names its owner or is an owner itself. */
const checkAbove = ({ definition, complain }: Inspection, writer: string | undefined, path: Path): void => {
  const { scope } = definition;
  const isNamed = typeof scope === "string" || (typeof scope === "object" && ("own" in scope || "any" in scope));
  if (writer === "above" && !isNamed)
    complain(
      "P156",
      path,
      `nobody stands above the records of ${definition.name}: they do not name their owner`,
      "Name the field that holds it, `scope: …`, or say `writer: top`.",
    );
};

const checkField = (inspection: Inspection, name: string, field: FieldDefinition): void => {
  const path = ["fields", name, "writer"];
  checkAbove(inspection, field.writer, path);
  if (field.writer !== undefined && field.readonly === true)
    inspection.complain(
      "P156",
      path,
      `\`${name}\` is settled by the platform: nobody writes it`,
      "Leave out `readonly` or `writer`.",
      "key",
    );
};

const WRITING = new Set(["set", "del"]);

const checkCall = (inspection: Inspection, call: CallDefinition): void => {
  const { name, writer } = call;
  const path = ["calls", name, "writer"];
  checkAbove(inspection, writer, path);
  if (writer !== undefined && !WRITING.has(name) && !hasRecord(call))
    inspection.complain(
      "P156",
      path,
      `\`${name}\` is about no record that somebody could own`,
      "`writer` is for `set`, `del` and calls with `on: row`, `record` or `bulk`.",
      "key",
    );
};

/** Nested fields and parameters of calls have no owner, so they cannot have a `writer`. */
const checkNested = (inspection: Inspection, fields: ReadonlyMap<string, FieldDefinition>, path: Path): void => {
  for (const [name, { writer, of }] of fields) {
    if (writer !== undefined)
      inspection.complain(
        "P156",
        [...path, name, "writer"],
        `\`${name}\` is no field of the record itself`,
        "Take `writer` away: it is for the fields of the record, not for those within one or of a call.",
        "key",
      );
    checkNested(inspection, of, [...path, name, "of"]);
  }
};

/** Each field of `restricts` must refer to the listed records, or to another resource in `restricts`. */
const checkRestricts = ({ lookup, complain }: Inspection, name: string, { options }: FieldDefinition): void => {
  const { restricts, to } = options;
  if (!isObject(restricts)) return;
  const known = new Set([String(to), ...Object.keys(restricts)]);
  for (const [resource, field] of Object.entries(restricts)) {
    const path = ["fields", name, "restricts", resource];
    const target = expectResource({ lookup, complain }, resource, path, "key");
    if (target === undefined || !target.sound) continue;
    const leading = target.fields.get(String(field));
    if (leading === undefined)
      complain(
        "P122",
        path,
        `${resource} has no field \`${String(field)}\``,
        suggest(String(field), target.fields.keys()),
      );
    // Of a definition that has not changed since the last run, only the names of the fields may be known.
    else if (leading.kind !== "" && (!known.has(String(leading.options.to)) || leading.options.to === resource))
      complain(
        "P158",
        path,
        `\`${String(field)}\` of ${resource} does not lead to ${[...known].filter((one) => one !== resource).join(" or ")}`,
        "Name the field by which its records point to what is restricted.",
      );
  }
};

export const checkWriterOptions = (inspection: Inspection): void => {
  const { fields, calls } = inspection.definition;
  for (const [name, field] of fields) {
    checkField(inspection, name, field);
    checkNested(inspection, field.of, ["fields", name, "of"]);
    if (field.sound) checkRestricts(inspection, name, field);
  }
  for (const [name, call] of calls) {
    checkCall(inspection, call);
    checkNested(inspection, call.own, ["calls", name, "params"]);
  }
};
