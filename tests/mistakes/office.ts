// A copy of a console in a folder of its own, in which one mistake at a time is made.
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

export interface Mistake {
  readonly title: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly code: string;
  /** How the text at the place of the problem begins; "" for a problem of the whole file. */
  readonly at: string;
  readonly fix: string;
}

/** Reads lines with the parts of a mistake between semicolons. */
export const mistakesIn = (table: string): readonly Mistake[] =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const [title = "", file = "", from = "", to = "", code = "", at = "", fix = ""] = line
        .split(" ; ")
        .map((part) => part.replaceAll("⏎", "\n"));
      return { title, file, from, to, code, at: at.trim(), fix: fix.trim() };
    });

const FOLDERS = ["resources", "platform/business", "src/console", "src/overrides", "features"];
const OTHERS: Readonly<Record<string, string>> = {
  business: "platform/business/index.ts",
  parts: "src/overrides/upkeep/inspection/inspection.parts.tsx",
};

export const copyOffice = (from: string): string => {
  const root = mkdtempSync(join(tmpdir(), "pilothouse-mistakes-"));
  for (const folder of FOLDERS)
    if (existsSync(join(from, folder))) cpSync(join(from, folder), join(root, folder), { recursive: true });
  return root;
};

const pathOf = (root: string, name: string): string => {
  const other = OTHERS[name];
  if (other !== undefined) return other;
  const found = readdirSync(join(root, "resources"), { recursive: true, encoding: "utf8" }).find(
    (path) => basename(path) === `${name}.yaml`,
  );
  if (found === undefined) throw new Error(`There is no ${name}.yaml`);
  return `resources/${found}`;
};

/** Makes the mistake in `root`, calls `look`, and undoes it. */
export const runWithMistake = <T>(root: string, { file, from, to }: Mistake, look: () => T): T => {
  const own = pathOf(root, file);
  const path = join(root, own);
  const before = readFileSync(path);
  const undo: (() => void)[] = [() => writeFileSync(path, before)];
  const make = (target: string): string => {
    const place = join(root, target);
    const folder = dirname(place);
    if (!existsSync(folder)) {
      const made = mkdirSync(folder, { recursive: true });
      undo.push(() => made !== undefined && rmSync(made, { recursive: true }));
    }
    undo.push(() => rmSync(place, { force: true }));
    return place;
  };
  if (from === "(move)") renameSync(path, make(to));
  else if (from === "(add)") writeFileSync(make(to), before);
  else if (from === "(link)") symlinkSync(join(root, "nowhere.yaml"), make(to));
  else if (from === "(latin)") writeFileSync(path, Buffer.from(`# Geb\u00e4ude\n${before.toString()}`, "latin1"));
  else {
    const puts = to.split(" && ");
    const text = from.split(" && ").reduce((all, one, index) => {
      if (all.split(one).length !== 2) throw new Error(`“${one}” is ${all.split(one).length - 1} times in ${own}`);
      return all.replace(one, () => puts[index] ?? "");
    }, before.toString());
    writeFileSync(path, text);
  }
  try {
    return look();
  } finally {
    for (const step of undo.toReversed()) step();
  }
};
