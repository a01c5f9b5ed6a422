// Finds names that console.yaml has twice, and rights that nothing requires.
import { complainAbout, type Report } from "../../generator/definition/Problem";
import type { Definitions } from "../../generator/definition/readDefinitions";
import { screensOf } from "../../generator/model/checkConsole";
import type { Model } from "../../generator/model/Model";
import { CONSOLE_FILE } from "../../generator/layout";
import type { Folder } from "./Folder";

const CODE = ["platform/business", "src/console", "src/overrides", "features"] as const;

/** Whether a right may belong to a feature that the console leaves out. Its line may stay in console.yaml. */
const isLeftOut = ({ console: { features, identity } }: Definitions, action: string): boolean =>
  action === "export" ? !features.includes("export") : identity.owner !== undefined && !features.includes("ending");

/** Reports rights that no call, no key of the identity and no code names. */
const checkRights = (definitions: Definitions, model: Model, folder: Folder, report: Report): void => {
  const { console, resources } = definitions;
  const asked = new Set([
    ...model.resources.flatMap(({ access }) => Object.values(access).map((key) => key.replace(/^#top\./, ""))),
    ...resources.flatMap(({ access, calls }) => [
      ...(typeof access === "string" ? [access] : Object.values(access ?? {})),
      ...[...calls.values()].map((call) => call.access),
    ]),
    ...Object.values(model.personal ?? {}),
    ...Object.values(model.ending ?? {}),
  ]);
  const unasked = [...console.sections.values()].flatMap((section) =>
    screensOf(section).flatMap(([screen, path]) =>
      [...screen.actions.keys()].flatMap((action) => {
        const key = [...new Set([section.name, screen.name]), action].join(".");
        return asked.has(key) || isLeftOut(definitions, action) ? [] : [{ key, path: [...path, "actions", action] }];
      }),
    ),
  );
  if (unasked.length === 0) return;
  const code = CODE.flatMap((below) => folder.texts(below).map(({ text }) => text));
  for (const { key, path } of unasked)
    if (!code.some((text) => text.includes(key)))
      complainAbout(CONSOLE_FILE, report)(
        "P244",
        path,
        `nothing asks for the right \`${key}\``,
        `Name it in \`access\` of a definition or of a call, or give it the name of a call. Remove it if nothing needs it.`,
        "key",
      );
};

const checkSuper = ({ console, resources }: Definitions, model: Model, report: Report): void => {
  const { role } = console.identity;
  const definition = resources.find(({ name }) => name === role?.resource);
  const key = model.resources.find(({ name }) => name === definition?.name);
  const isText = key?.fields.find(({ name }) => name === key.key)?.options.type === "string";
  const given: unknown = role?.super;
  if (key === undefined || given === undefined || typeof given === (isText ? "string" : "number")) return;
  complainAbout(CONSOLE_FILE, report)(
    "P245",
    ["identity", "role", "super"],
    `the key of a ${key.name} is a ${isText ? "text" : "number"}`,
    `Write the key of the role with all permissions as a ${isText ? "text" : "number, such as 1"}.`,
  );
};

export const checkScreens = (definitions: Definitions, model: Model, folder: Folder, report: Report): void => {
  checkRights(definitions, model, folder, report);
  checkSuper(definitions, model, report);
};
