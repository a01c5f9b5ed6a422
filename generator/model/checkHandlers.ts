// An action needs code on the reference platform, or it must change fields of its record. Reports all other actions,
// which would be refused when somebody presses their button.
import type { Report } from "../definition/Problem";
import { BUSINESS } from "../layout";
import { changedByAction } from "./fieldAction";
import { isStored } from "./isStored";
import type { CallModel, Model, ResourceModel } from "./Model";
import { standardCallsOf } from "./standardCall";
import { TASK_CALLS } from "./taskCalls";

/** Names of calls with their own code, by resource. Null for a resource whose calls cannot be read from the text. */
export type HandledCalls = ReadonlyMap<string, ReadonlySet<string> | null>;

const TASKS = new Set<string>(Object.values(TASK_CALLS));

const needsCode = (resource: ResourceModel, call: CallModel): boolean => {
  if (call.verb !== "action" || call.style === "bearer-at" || TASKS.has(call.name)) return false;
  const isWritable = (name: string) => resource.fields.some((field) => field.name === name && !field.readonly);
  return !isStored(resource) || changedByAction(resource, call, isWritable) === null;
};

/** Calls `readHandled` only if there is something to check. It answers null if the code cannot be read from its text. */
export const checkHandlers = (model: Model, readHandled: () => HandledCalls | null, complain: Report): void => {
  // With a dialect, the console uses another platform.
  if (model.host?.dialect) return;
  const meaningOf = standardCallsOf(model);
  const needing = model.resources.flatMap((resource) =>
    resource.calls
      .filter((call) => needsCode(resource, call) && meaningOf(resource, call) === null)
      .map((call) => ({ resource, call })),
  );
  const handled = needing.length === 0 ? null : readHandled();
  if (handled === null) return;
  for (const { resource, call } of needing) {
    const own = handled.get(resource.name);
    if (own === null || own?.has(call.name) === true) continue;
    complain({
      code: "P169",
      file: resource.file,
      path: ["calls", call.name],
      at: "key",
      message: `\`${call.name}\` changes no field of its record by itself, and ${BUSINESS} has no code for it`,
      fix: `Add \`${resource.name}: { ${call.name}: … }\` to \`handlers\` there, let \`params\` or \`constants\` name the fields that it sets, or remove it.`,
    });
  }
};
