// pilothouse new: makes a console in a new folder. See USAGE.
import { existsSync, readdirSync } from "node:fs";
import { basename, relative, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { makeConsole } from "./makeConsole";
import { nameProblem, namesOf } from "./names";

const USAGE = `Usage: pilothouse new FOLDER [--title TITLE] [--section NAME] [--entity NAME]

  FOLDER     a new folder, or an empty one
  --title    the name of the console. Default: the name of the folder
  --section  the first section of the menu. Default: main
  --entity   the first entity, as a singular in lower case, such as loan_request. Default: item

On a terminal, what is not given is asked for. --yes takes the defaults.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    title: { type: "string" },
    section: { type: "string" },
    entity: { type: "string" },
    yes: { type: "boolean", default: false },
  },
});
const [folder, ...more] = positionals;

const refuse = (message: string): void => {
  console.error(message);
  process.exitCode = 2;
};

/** The given answers, and for the others those of the person, or the defaults. */
const askFor = async (asked: Readonly<Record<"title" | "section" | "entity", string>>) => {
  const answers = { ...asked, ...values };
  if (values.yes || !process.stdin.isTTY) return answers;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  for (const name of ["title", "section", "entity"] as const)
    if (values[name] === undefined)
      answers[name] = (await terminal.question(`${name} (${asked[name]}): `)).trim() || asked[name];
  terminal.close();
  return answers;
};

const run = async (target: string): Promise<void> => {
  const { title, section, entity } = await askFor({ title: basename(target), section: "main", entity: "item" });
  const problem = nameProblem("section", section) ?? nameProblem("entity", entity);
  if (problem !== null) return refuse(problem);
  const { exit, lines } = await makeConsole(target, { title, section: namesOf(section), entity: namesOf(entity) });
  if (exit !== 0) return refuse(lines.join("\n"));
  const place = relative(process.cwd(), target);
  console.log(`${title} is in ${place}. Next:\n\n  cd ${place}\n  npm install\n  npm start\n`);
};

const target = resolve(folder ?? "");
if (folder === undefined || more.length > 0) refuse(USAGE);
else if (existsSync(target) && readdirSync(target).length > 0)
  refuse(`${folder} is not empty. Name a new folder, or an empty one.`);
else await run(target);
