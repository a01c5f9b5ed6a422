// Checks across definitions: two of them may not use the same name or call.
import type { Definition } from "../definition/Definition";
import { CALL_VERBS } from "../definition/readCalls";
import { type Report, complainAbout } from "../definition/Problem";
import { resourcesWithScreen } from "./checkConsole";
import type { Lookup } from "./Lookup";
import { toCamelCase } from "./names";

const checkNames = (definitions: readonly Definition[], report: Report): void => {
  const taken = new Map<string, Definition>();
  for (const definition of definitions) {
    const name = toCamelCase(definition.name);
    const first = taken.get(name);
    if (first === undefined) taken.set(name, definition);
    else
      complainAbout(definition.file, report)(
        "P133",
        ["resource"],
        `${first.file} has the same name`,
        "A resource's name is its own in the whole console: rename one file.",
      );
  }
};

/** Calls may share a path if their constants differ, for example `type`: sys, datacenter or zonebind. */
const checkCallOwners = (definitions: readonly Definition[], report: Report): void => {
  const owners = new Map<string, Definition>();
  for (const definition of definitions) {
    const complain = complainAbout(definition.file, report);
    for (const [name, { path, constants }] of definition.calls) {
      if (path === undefined) continue;
      const call = `${path} ${JSON.stringify(Object.entries(constants ?? {}).sort())}`;
      const owner = owners.get(call) ?? definition;
      owners.set(call, owner);
      if (owner !== definition && owner.name !== definition.name)
        complain(
          "P132",
          ["calls", name, "path"],
          `the call ${path} belongs to ${owner.name} already (${owner.file})`,
          "A call is declared once: leave it in one definition, or tell the two apart by `constants`.",
        );
    }
  }
};

const checkGrants = (lookup: Lookup, report: Report): void => {
  if (!lookup.definitions.console.sound) return;
  const shown = resourcesWithScreen(lookup);
  // A misspelled resource of a screen has already been reported.
  if ([...shown].some((name) => lookup.resource(name) === undefined)) return;
  for (const { file, name, access, calls } of lookup.definitions.resources) {
    const granted = typeof access === "string" || access?.default !== undefined || shown.has(name);
    if (granted || ![...calls.keys()].some((call) => CALL_VERBS.has(call))) continue;
    const fix = "Put it on a screen of console.yaml, or name the menu key that grants it: `access: …`.";
    complainAbout(file, report)("P150", ["resource"], `nothing grants access to ${name}`, fix);
  }
};

export const checkAcrossResources = (lookup: Lookup, report: Report): void => {
  checkNames(lookup.definitions.resources, report);
  checkCallOwners(lookup.definitions.resources, report);
  checkGrants(lookup, report);
};
