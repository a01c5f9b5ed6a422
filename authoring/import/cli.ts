// pilothouse import: makes a console from a description of its platform. See USAGE.
import { existsSync, readdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { CONSOLE } from "../../generator";
import { readPlace } from "./Description";
import { importOpenapi } from "./importOpenapi";
import { Refusal } from "./Refusal";
import { summaryOf } from "./report";
import { REPORT, remembered, type Remembered } from "./store";
import { changesIn, writeNew } from "./writeImport";

const USAGE = `Usage: pilothouse import openapi FILE|URL [FOLDER] [options]

  FILE|URL   a description in OpenAPI 3.0, 3.1 or Swagger 2, as JSON or YAML
  FOLDER     a new folder, or the folder of an earlier import. Default: this one
  --title    the name of the console. Default: the title of the description
  --host     the address of the platform. Default: that of the description
  --set NAME=VALUE
             a value for a parameter of paths or queries, such as realm=master. Can be repeated
  --only PATH
             takes only paths that begin like this, such as /devices. Can be repeated
  --apply    changes the definitions of an earlier import. Without it, a second import only shows what would change

What is not given again is as in the import before.`;

/** A second import found differences that were not applied. */
const DIFFERS = 1;
const REFUSED = 2;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    title: { type: "string" },
    host: { type: "string" },
    set: { type: "string", multiple: true },
    only: { type: "string", multiple: true },
    apply: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

const valuesIn = (texts: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    texts.map((text) => {
      const [, name = "", value = ""] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
      if (name === "")
        throw new Refusal(`“${text}” gives nothing a value. Write it as NAME=VALUE, such as --set realm=master.`);
      return [name, value];
    }),
  );

const checkHost = (host: string): string => {
  if (host === "" || (/^https?:/.test(host) && URL.canParse(host))) return host;
  throw new Refusal(
    `“${host}” is no address of a platform. Write one such as https://cloud.example.com, or leave it out.`,
  );
};

const run = async (place: string, folder: string): Promise<void> => {
  const root = resolve(folder);
  const before = remembered(root);
  if (before === null && existsSync(join(root, CONSOLE)))
    throw new Refusal(
      `${folder === "." ? "This folder" : folder} has a console that no import made. Import into a new folder, and copy the definitions that you want.`,
    );
  if (before === null && existsSync(root) && readdirSync(root).length > 0)
    throw new Refusal(
      `${folder === "." ? "This folder" : folder} is not empty. Name a new folder, or that of an earlier import.`,
    );
  if (before !== null && values.host !== undefined)
    throw new Refusal("--host is for a new console. In this one, write the address into .env: PLATFORM_URL=https://…");
  const wanted: Remembered = {
    place,
    title: values.title ?? before?.title ?? "",
    set: { ...before?.set, ...valuesIn(values.set ?? []) },
    only: values.only ?? before?.only ?? [],
  };
  const host = checkHost(values.host ?? "");
  const taken = importOpenapi(await readPlace(place), place, wanted);
  if (taken.resources.length === 0)
    throw new Refusal(`${place} has no list of records that a console could show.\n${summaryOf(taken)}`);
  const [where, report] = [relative(process.cwd(), root) || ".", join(relative(process.cwd(), root), REPORT)];
  if (before === null) {
    const server = host || taken.description.server;
    const { exit, lines } = await writeNew(root, taken, wanted, server);
    if (exit !== 0) throw new Refusal(`The definitions were written, but they are not right yet:\n${lines.join("\n")}`);
    const elsewhere =
      server === ""
        ? "The description names no address. Write that of the platform into .env: PLATFORM_URL=https://…"
        : `The platform is at ${server}.`;
    console.log(
      `${summaryOf(taken)}\n${elsewhere}\n${report} names everything that was left out.\n\nThe console is in ${where}. Next:\n\n  cd ${where}\n  npm install\n  npm start\n\nWithout the platform: npx pilothouse mock ${place} answers like it.`,
    );
    return;
  }
  const changes = changesIn(root, taken, wanted);
  if (changes.lines.length > 0) console.log(changes.lines.join("\n"));
  const isKept = changes.lines.every((line) => line.startsWith("!"));
  if (changes.lines.length === 0) console.log("The description says nothing new.");
  else if (!values.apply) {
    console.log(
      isKept
        ? "\nNothing would change."
        : "\nNothing was changed. Run it again with --apply to take this over; lines with ! stay as they are.",
    );
    process.exitCode = isKept ? 0 : DIFFERS;
  }
  if (!values.apply) return;
  const { exit, lines } = await changes.apply();
  if (exit !== 0) throw new Refusal(`The definitions were changed, but they are not right yet:\n${lines.join("\n")}`);
  console.log(`\n${summaryOf(taken)}\n${report} names everything that was left out.`);
};

const [kind, place, folder = ".", ...more] = positionals;
try {
  if (values.help) console.log(USAGE);
  else if (kind !== "openapi" || place === undefined || more.length > 0)
    throw new Refusal(kind !== undefined && kind !== "openapi" ? `“${kind}” cannot be imported.\n\n${USAGE}` : USAGE);
  else await run(place, folder);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = REFUSED;
}
