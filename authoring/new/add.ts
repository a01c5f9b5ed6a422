// pilothouse add: adds an entity to the console in the current folder. See USAGE.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { isMap, isNode, isScalar, parseDocument } from "yaml";
import { generate } from "../generate/commands";
import { CONSOLE_FILE, RESOURCES_FOLDER } from "../../generator";
import { ENTITY_FILE } from "./makeConsole";
import { fillTemplate, readTemplate } from "./template";
import { findNameProblem, entityNamesOf } from "./names";

const USAGE = `Usage: pilothouse add ENTITY --section SECTION

  ENTITY     a singular in lower case, such as loan_request
  --section  the section of the menu that shows it; a new name makes a new section`;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { section: { type: "string" } } });
const [entity, ...more] = positionals;
const root = process.cwd();

const refuse = (message: string): void => {
  console.error(message);
  process.exitCode = 2;
};

/** The text with another entry after the last one of the map at `path`, in the same column. Null if there is no map. */
const withEntry = (text: string, path: readonly string[], entry: (indent: string) => string): string | null => {
  const map = parseDocument(text).getIn(path);
  const last = isMap(map) && map.flow !== true ? map.items.at(-1) : undefined;
  if (!isScalar(last?.key) || !isNode(last.value) || !last.key.range || !last.value.range) return null;
  const [start] = last.key.range;
  const [, end] = last.value.range;
  const before = text.slice(0, end).trimEnd();
  const indent = " ".repeat(start - text.lastIndexOf("\n", start) - 1);
  return `${before}\n${entry(indent)}${text.slice(before.length)}`;
};

/** Adds a screen for an entity to the text of console.yaml. Null if the section has no screens, or if they are not written line by line. */
const withScreen = (text: string, section: string, entityName: string): string | null => {
  const [inside, screen] = [entityNamesOf(section), entityNamesOf(entityName)];
  const line = (indent: string): string =>
    `${indent}${screen.many}: { label: { en: "${screen.labels}", zh-CN: "${screen.labels}" }, icon: archive, resource: ${entityName} }`;
  if (parseDocument(text).hasIn(["sections", section])) return withEntry(text, ["sections", section, "screens"], line);
  return withEntry(text, ["sections"], (indent) =>
    [
      `${indent}${section}:`,
      `${indent}  label: { en: "${inside.label}", zh-CN: "${inside.label}" }`,
      `${indent}  icon: archive`,
      `${indent}  redirect: ${screen.many}`,
      `${indent}  screens:`,
      line(`${indent}    `),
    ].join("\n"),
  );
};

const add = async (name: string, section: string): Promise<void> => {
  const path = join(RESOURCES_FOLDER, section, `${name}.yaml`);
  if (existsSync(join(root, path))) return refuse(`${path} exists already. Choose another name, or change that file.`);
  const screens = withScreen(readFileSync(join(root, CONSOLE_FILE), "utf8"), section, name);
  if (screens === null)
    return refuse(
      `${CONSOLE_FILE} has no list of screens for “${section}”. Write its screens line by line, or choose another section.`,
    );
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), fillTemplate(path, readTemplate(ENTITY_FILE), entityNamesOf(name)));
  writeFileSync(join(root, CONSOLE_FILE), screens);
  const { exit, lines } = await generate(root);
  if (exit !== 0) return refuse(lines.join("\n"));
  console.log(`${path} describes the new entity, and ${CONSOLE_FILE} has a screen for it. Give its menu to a role.`);
};

const section = values.section ?? "";
if (entity === undefined || more.length > 0 || section === "") refuse(USAGE);
else {
  const problem = findNameProblem("section", section, []) ?? findNameProblem("entity", entity);
  if (problem === null) await add(entity, section);
  else refuse(problem);
}
