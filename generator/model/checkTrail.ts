// Checks that the audit trail can record every event, and that only the platform writes it.
import type { ReportHere } from "../definition/Problem";
import { TRAIL_EVENTS } from "../definition/Identity";
import type { Lookup } from "./Lookup";

const WRITING = ["add", "set", "del"];

export const checkTrail = (lookup: Lookup, complain: ReportHere): void => {
  const { trail } = lookup.definitions.console.identity;
  const definition = trail?.resource === undefined ? undefined : lookup.resource(trail.resource);
  if (trail === undefined || definition === undefined) return;
  const writing = WRITING.find((call) => definition.calls.has(call));
  if (writing !== undefined)
    complain(
      "P170",
      ["trail", "resource"],
      `${definition.name} has the call \`${writing}\`, so people could change the audit trail`,
      `Take \`${writing}\` out of ${definition.file}.`,
    );
  const filled = [...definition.fields].find(([, one]) => one.kind !== "" && one.default !== undefined);
  if (filled !== undefined)
    complain(
      "P170",
      ["trail", "resource"],
      `${definition.name} has a default for \`${filled[0]}\`, which would change what was sealed`,
      `Take the default out of ${definition.file}: the platform writes every value of an entry.`,
    );
  const event = trail.event === undefined ? undefined : definition.fields.get(trail.event);
  const [, name] = event === undefined || event.kind === "" ? [] : (lookup.named(event, "enum")[0] ?? []);
  const values = name === undefined ? undefined : lookup.enumeration(name)?.values;
  const missing = values === undefined ? undefined : TRAIL_EVENTS.find((one) => !values.has(one));
  if (missing !== undefined)
    complain(
      "P170",
      ["trail", "event"],
      `the enumeration \`${String(name)}\` has no value \`${missing}\``,
      `Give it the values ${TRAIL_EVENTS.join(", ")}.`,
    );
};
