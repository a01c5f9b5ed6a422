// Compares the calls that have code with the calls of the definitions, in both directions.
import { suggest } from "../../generator/definition/nearest";
import type { Definitions } from "../../generator/definition/readDefinitions";
import { complainAbout, type Report } from "../../generator/definition/Problem";
import { BUSINESS_FILE } from "../../generator/layout";
import { changedByAction } from "../../generator/model/fieldAction";
import { isStored } from "../../generator/model/isStored";
import type { CallModel, Model, ResourceModel } from "../../generator/model/Model";
import { standardCallsOf } from "../../generator/model/standardCall";
import { TASK_CALLS } from "../../generator/model/taskCalls";
import type { CallsWithHandlers } from "../../generator/output/AuthorChecks";

const offsetOf = (text: string, names: readonly string[]): number => {
  let at = 0;
  for (const name of ["handlers", ...names]) {
    const found = new RegExp(`\\b${name}\\b`).exec(text.slice(at));
    at += found?.index ?? 0;
  }
  return at;
};

/** `text`: the code of the platform, or null if the console has none. */
export const checkHandlerCode = (
  { resources }: Definitions,
  handled: CallsWithHandlers | null,
  text: string | null,
  report: Report,
): void => {
  if (handled === null || text === null) return;
  const complain = complainAbout(BUSINESS_FILE, report);
  const known = new Map(resources.map((one) => [one.name, one]));
  for (const [name, calls] of handled) {
    const definition = known.get(name);
    if (definition === undefined) {
      const takers = resources.filter((one) => [...(calls ?? [])].every((call) => one.calls.has(call)));
      const names = (takers.length > 0 ? takers : resources).map((one) => one.name);
      complain(
        "P246",
        [],
        `\`handlers\` has code for \`${name}\`, which is no resource`,
        suggest(name, names),
        offsetOf(text, [name]),
      );
    } else if (definition.sound)
      for (const call of calls ?? [])
        if (!definition.calls.has(call))
          complain(
            "P246",
            [],
            `\`handlers\` has code for \`${call}\` of ${name}, which is no call of it`,
            suggest(call, definition.calls.keys()),
            offsetOf(text, [name, call]),
          );
  }
  for (const { name, file, calls } of resources)
    for (const [call, { handler }] of calls) {
      const own = handled.get(name);
      if (handler !== true || own === null || own?.has(call) === true) continue;
      complainAbout(file, report)(
        "P169",
        ["calls", call],
        `\`${call}\` says \`handler: true\`, and ${BUSINESS_FILE} has no code for it`,
        `Add \`${name}: { ${call}: … }\` to \`handlers\` there, or remove \`handler\`.`,
        "key",
      );
    }
};

const TASKS = new Set<string>(Object.values(TASK_CALLS));

const needsCode = (resource: ResourceModel, call: CallModel): boolean => {
  if (call.verb !== "action" || call.style === "bearer-at" || TASKS.has(call.name)) return false;
  const isWritable = (name: string) => resource.fields.some((field) => field.name === name && !field.readonly);
  return !isStored(resource) || changedByAction(resource, call, isWritable) === null;
};

/**
 * An action needs code on the reference platform, or it must change fields of its record. Reports all other actions,
 * which would be refused when somebody presses their button. `handled` is null if the code cannot be read from its text.
 */
export const checkHandlers = (model: Model, handled: CallsWithHandlers | null, complain: Report): void => {
  // With a dialect, the console uses another platform.
  if (model.host?.dialect || handled === null) return;
  const meaningOf = standardCallsOf(model);
  const needing = model.resources.flatMap((resource) =>
    resource.calls
      .filter((call) => needsCode(resource, call) && meaningOf(resource, call) === null)
      .map((call) => ({ resource, call })),
  );
  for (const { resource, call } of needing) {
    const own = handled.get(resource.name);
    if (own === null || own?.has(call.name) === true) continue;
    complain({
      code: "P169",
      file: resource.file,
      path: ["calls", call.name],
      at: "key",
      message: `\`${call.name}\` changes no field of its record by itself, and ${BUSINESS_FILE} has no code for it`,
      fix: `Add \`${resource.name}: { ${call.name}: … }\` to \`handlers\` there, let \`params\` or \`constants\` name the fields that it sets, or remove it.`,
    });
  }
};
