// The names of a console for the schemas that editors use (ADR 119).
import { parse } from "yaml";
import { z } from "zod";
import { ICONS, SCREENS } from "../../generator/layout";
import type { AuthorChecks } from "../../generator/output/AuthorChecks";
import { filesBelow, readText } from "../../generator/output/disk";
import { toolRoot } from "../../generator/output/toolRoot";
import { namesOf, type WrittenNames } from "./names";
import { propose } from "./propose";

const readProposals = () =>
  z
    .record(z.string(), z.record(z.string(), z.array(z.string())))
    .parse(parse(readText(toolRoot(), "authoring/editor/proposals.yaml") ?? ""));

const namesIn = (text: string | null, form: RegExp): readonly string[] =>
  [...(text ?? "").matchAll(form)].map(([, name = ""]) => name);

const ICON = /^ {2}"?(\w+)"?:/gm;

const readWritten = (root: string): WrittenNames => ({
  icon: [
    ...namesIn(readText(toolRoot(), "src/framework/ui/icons/paths.ts"), ICON),
    ...namesIn(readText(root, ICONS), ICON),
  ].toSorted(),
  unit: namesIn(readText(toolRoot(), "locales/en/framework/ui.json"), /"ui\.unit\.(\w+)"/g),
  component: filesBelow(root, SCREENS).flatMap((path) =>
    /(?<!\.test)\.tsx$/.test(path) ? [path.slice(SCREENS.length + 1, -".tsx".length)] : [],
  ),
});

export const consoleNames: AuthorChecks["names"] = (root, model) => {
  const names = namesOf(model, readWritten(root));
  return { key: JSON.stringify(names), addTo: (file, schema) => propose(file, schema, readProposals(), names) };
};
