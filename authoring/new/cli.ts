// pilothouse new: makes a console in a new folder. See USAGE.
import { existsSync, readdirSync } from "node:fs";
import { basename, relative, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { makeConsole } from "./makeConsole";
import { findNameProblem, entityNamesOf } from "./names";

const USAGE = `Usage: pilothouse new FOLDER [--title TITLE] [--section NAME] [--entity NAME] [--host URL] [--yes]

  FOLDER     a new folder, or an empty one
  --title    the name of the console. Default: the name of the folder
  --section  the first section of the menu. Default: main
  --entity   the first entity, as a singular in lower case, such as loan_request. Default: item
  --host     the address of an existing platform. Default: the platform that Pilothouse contains

On a terminal, what is not given is asked for. --yes takes the defaults.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    title: { type: "string" },
    section: { type: "string" },
    entity: { type: "string" },
    host: { type: "string" },
    yes: { type: "boolean", default: false },
  },
});
const [folder, ...more] = positionals;

const refuse = (message: string): void => {
  console.error(message);
  process.exitCode = 2;
};

const hostProblem = (host: string): string | null =>
  host === "" || (/^https?:/.test(host) && URL.canParse(host))
    ? null
    : `“${host}” is no address of a platform. Write one such as https://cloud.example.com, or leave it out.`;

type Answer = "title" | "section" | "entity" | "host";
interface Question {
  readonly text: string;
  readonly otherwise: string;
  /** The problem of an answer; null if there is none. */
  problem(answer: string): string | null;
}

const questionsFor = (target: string): Readonly<Record<Answer, Question>> => ({
  title: { text: "Name of the console", otherwise: basename(target), problem: () => null },
  section: {
    text: "First section of the menu",
    otherwise: "main",
    problem: (answer) => findNameProblem("section", answer),
  },
  entity: {
    text: "First entity, as a singular",
    otherwise: "item",
    problem: (answer) => findNameProblem("entity", answer),
  },
  host: { text: "Address of an existing platform, if there is one", otherwise: "", problem: hostProblem },
});

/** Asks until the answer has no problem. */
const ask = async ({ text, otherwise, problem }: Question, say: (question: string) => Promise<string>) => {
  for (;;) {
    const answer = (await say(`${text}${otherwise === "" ? "" : ` [${otherwise}]`}: `)).trim() || otherwise;
    const wrong = problem(answer);
    if (wrong === null) return answer;
    console.log(wrong);
  }
};

/** The answer that was given; else that of the person at the terminal, or the default. */
const answersFor = async (target: string): Promise<Readonly<Record<Answer, string>>> => {
  const questions = questionsFor(target);
  const isAsking = !values.yes && process.stdin.isTTY;
  const terminal = isAsking ? createInterface({ input: process.stdin, output: process.stdout }) : null;
  const answerTo = async (name: Answer): Promise<string> => {
    const question = questions[name];
    return values[name] ?? (terminal ? ask(question, (text) => terminal.question(text)) : question.otherwise);
  };
  const [title, section] = [await answerTo("title"), await answerTo("section")];
  const answers = { title, section, entity: await answerTo("entity"), host: await answerTo("host") };
  terminal?.close();
  return answers;
};

const run = async (target: string): Promise<void> => {
  const questions = questionsFor(target);
  const given = (["section", "entity", "host"] as const).filter((name) => values[name] !== undefined);
  const wrong = given.flatMap((name) => questions[name].problem(values[name] ?? "") ?? []);
  if (wrong.length > 0) return refuse(wrong.join("\n"));
  const { title, section, entity, host } = await answersFor(target);
  const wanted = { title, host, section: entityNamesOf(section), entity: entityNamesOf(entity) };
  const { exit, lines } = await makeConsole(target, wanted);
  if (exit !== 0) return refuse(lines.join("\n"));
  const place = relative(process.cwd(), target);
  const elsewhere =
    host === ""
      ? ""
      : `\n${host} must answer the calls of the definitions in resources/: \`npx pilothouse probe ${host}\` says whether it does.\n`;
  console.log(`${title} is in ${place}. Next:\n\n  cd ${place}\n  npm install\n  npm start\n${elsewhere}`);
};

const target = resolve(folder ?? "");
if (folder === undefined || more.length > 0) refuse(USAGE);
else if (existsSync(target) && readdirSync(target).length > 0)
  refuse(`${folder} is not empty. Name a new folder, or an empty one.`);
else await run(target);
