import type { CallDefinition } from "../definition/Definition";
import type { Path } from "../definition/Problem";
import { checkFields } from "./checkFields";
import { expectCondition, expectField, expectFields, expectMenu, expectResource, expectValues } from "./Inspection";
import type { Inspection } from "./Inspection";

/** A constant for a field of an enumeration must be one of its values, because the action stores it. */
const checkConstants = (inspection: Inspection, call: CallDefinition, path: Path): void => {
  for (const [name, value] of Object.entries(call.constants ?? {}))
    if (!call.own.has(name) && (typeof value === "string" || typeof value === "number"))
      expectValues(inspection, name, [[value, [...path, "constants", name], "value"]]);
};

/** Checks names that must be fields of the resource or parameters that the call describes. */
const demandKnown = (
  inspection: Inspection,
  { own }: CallDefinition,
  names: readonly string[] = [],
  path: Path,
): void =>
  names.forEach((field, index) => {
    if (!own.has(field)) expectField(inspection, field, [...path, index]);
  });

/** Checks `step_up`: only the platform asks for a proof, and only for calls that change something. */
const checkStepUp = (inspection: Inspection, call: CallDefinition, path: Path): void => {
  const { definition, complain } = inspection;
  const { name, step_up: fields } = call;
  if (fields === undefined) return;
  if (fields !== true) demandKnown(inspection, call, fields, path);
  const isAtServer = (call.call ?? definition.call) === "bearer-at";
  if (name === "list" || name === "get" || isAtServer)
    complain(
      "P179",
      path,
      isAtServer ? `\`${name}\` is sent to a server of its own` : `\`${name}\` only reads`,
      "Leave `step_up` out.",
      "key",
    );
};

/** Checks that a read-only call asks for no confirmation. */
const checkReads = ({ complain }: Inspection, call: CallDefinition, path: Path): void => {
  const { name, reads = false, confirm = false, danger = false, question, follows, step_up: stepUp } = call;
  if (!reads) return;
  const asks = { confirm, danger, question, follows, step_up: stepUp };
  const key = Object.entries(asks).find(([, said]) => said !== undefined && said !== false)?.[0];
  if (key !== undefined)
    complain(
      "P199",
      [...path, key],
      `\`${name}\` only reads`,
      `Leave \`${key}\` out, or \`reads\` if it changes something.`,
      "key",
    );
  else if (name === "add" || name === "set" || name === "del")
    complain("P199", [...path, "reads"], `\`${name}\` changes a record`, "Leave `reads` out.", "key");
};

/** Checks what calls send, ask for and show, their conditions, and their addresses. */
export const checkCalls = (inspection: Inspection): void => {
  for (const [name, call] of inspection.definition.calls) {
    const { params, own, ask, answer, when, access, opens } = call;
    const path = ["calls", name];
    if (opens !== undefined) expectResource(inspection, opens, [...path, "opens"]);
    if (Array.isArray(params)) expectFields(inspection, params, [...path, "params"]);
    checkFields(inspection, own, [...path, "params"]);
    demandKnown(inspection, call, ask, [...path, "ask"]);
    demandKnown(inspection, call, answer, [...path, "answer"]);
    checkConstants(inspection, call, path);
    checkStepUp(inspection, call, [...path, "step_up"]);
    checkReads(inspection, call, path);
    expectCondition(inspection, when, [...path, "when"]);
    if (access !== undefined) expectMenu(inspection, access, [...path, "access"]);
  }
};
