// pilothouse import: makes a console from a description of its platform, or from the tables of a database. See USAGE.
import { existsSync, readdirSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { CONSOLE_FILE } from "../../generator";
import { readOpenapiImport } from "./openapi";
import { importInferred } from "./infer/importInferred";
import { ImportRefusal } from "./Refusal";
import { importSql } from "./sql/importSql";
import { type ImportKind, IMPORT_KINDS, REPORT_FILE, readRememberedImport, type RememberedImport } from "./store";
import type { ImportResult } from "./Taken";
import { USAGE } from "./usage";
import { checkHost, parseHeaders, parseNameValues } from "./given";
import { planChanges, writeNewConsole } from "./writeImport";

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
    rows: { type: "boolean" },
    header: { type: "string", multiple: true },
    apply: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
});

/** Options that the other kind has. */
const checkOptions = (kind: ImportKind): void => {
  const idle = {
    openapi: ["rows", "header"] as const,
    sql: ["host", "set", "header"] as const,
    infer: ["host", "set", "rows", "only"] as const,
  };
  const given = idle[kind].find((name) => values[name] !== undefined);
  if (given !== undefined)
    throw new ImportRefusal(`--${given} is not for \`${kind === "infer" ? "" : "import "}${kind}\`.\n\n${USAGE}`);
};

/** @throws Refusal */
const checkFolder = (root: string, folder: string, kind: ImportKind): RememberedImport | null => {
  const [before, place] = [readRememberedImport(root), folder === "." ? "This folder" : folder];
  if (before === null && existsSync(join(root, CONSOLE_FILE)))
    throw new ImportRefusal(
      `${place} has a console that no import made. Import into a new folder, and copy the definitions that you want.`,
    );
  if (before === null && existsSync(root) && readdirSync(root).length > 0)
    throw new ImportRefusal(`${place} is not empty. Name a new folder, or that of an earlier import.`);
  if (before !== null && before.kind !== kind)
    throw new ImportRefusal(
      `${place} was made by \`${before.kind === "infer" ? "" : "import "}${before.kind}\`. Import into a new folder.`,
    );
  if (before !== null && values.host !== undefined)
    throw new ImportRefusal(
      "--host is for a new console. In this one, write the address into .env: PLATFORM_URL=https://…",
    );
  return before;
};

interface Read extends ImportResult {
  /** The address of the platform. Null for a console with a platform of its own. */
  readonly server: string | null;
}

const read = async (kind: ImportKind, places: readonly string[], wanted: RememberedImport): Promise<Read> => {
  const [place = ""] = places;
  if (kind === "infer") return importInferred(places, wanted, parseHeaders(values.header ?? []));
  const host = checkHost(values.host ?? "");
  if (kind === "sql") return { ...(await importSql(place, wanted)), server: null };
  const taken = await readOpenapiImport(place, wanted);
  return { ...taken, server: host || taken.server };
};

const NEXT = "npm install\n  npm start";

const showNew = ({ summary, server }: Read, place: string, where: string, report: string): void => {
  const elsewhere =
    server === null
      ? ""
      : server === ""
        ? "The description names no address. Write that of the platform into .env: PLATFORM_URL=https://…\n"
        : `The platform is at ${server}.\n`;
  const without = server === null ? "" : `\n\nWithout the platform: npx pilothouse mock${place} answers like it.`;
  console.log(
    `${summary}\n${elsewhere}${report} names everything that was left out.\n\nThe console is in ${where}. Next:\n\n  cd ${where}\n  ${NEXT}${without}`,
  );
};

const change = async (root: string, taken: ImportResult, wanted: RememberedImport, report: string): Promise<void> => {
  const changes = planChanges(root, taken, wanted);
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
  if (exit !== 0)
    throw new ImportRefusal(`The definitions were changed, but they are not right yet:\n${lines.join("\n")}`);
  console.log(`\n${taken.summary}\n${report} names everything that was left out.`);
};

const run = async (kind: ImportKind, places: readonly string[], folder: string): Promise<void> => {
  const place = places.join(" ");
  const root = resolve(folder);
  checkOptions(kind);
  const before = checkFolder(root, folder, kind);
  const wanted: RememberedImport = {
    kind,
    place,
    title: values.title ?? before?.title ?? "",
    set: { ...before?.set, ...parseNameValues(values.set ?? []) },
    only: values.only ?? before?.only ?? [],
    rows: values.rows ?? before?.rows ?? false,
  };
  const taken = await read(kind, places, wanted);
  if (taken.count === 0)
    throw new ImportRefusal(
      `${place} has ${kind === "sql" ? "no tables" : kind === "infer" ? "no rows" : "no list of records that a console could show"}.\n${taken.summary}`,
    );
  const [where, report] = [relative(process.cwd(), root) || ".", join(relative(process.cwd(), root), REPORT_FILE)];
  if (before !== null) return change(root, taken, wanted, report);
  const { exit, lines } = await writeNewConsole(root, taken, wanted, { host: taken.server });
  if (exit !== 0)
    throw new ImportRefusal(`The definitions were written, but they are not right yet:\n${lines.join("\n")}`);
  showNew(taken, kind === "openapi" ? ` ${place}` : "", where, report);
};

const [kind, ...named] = positionals;
const known = IMPORT_KINDS.find((one) => one === kind);
const places = kind === "infer" ? named.slice(0, -1) : named.slice(0, 1);
const [folder = ".", ...more] = named.slice(places.length);
try {
  if (values.help) console.log(USAGE);
  else if (known === undefined || places.length === 0 || more.length > 0)
    throw new ImportRefusal(
      kind !== undefined && known === undefined ? `“${kind}” cannot be imported.\n\n${USAGE}` : USAGE,
    );
  else await run(known, places, folder);
} catch (error) {
  if (!(error instanceof ImportRefusal)) throw error;
  console.error(error.message);
  process.exitCode = REFUSED;
}
