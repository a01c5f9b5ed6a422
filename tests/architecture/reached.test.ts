// The framework contains nothing that only the product uses. Every file is reached from the clinic, from code that the
// scenarios generate, from the index of a feature, from a kind, or from a command. An index leads only to the exports
// that are imported by name.
import { existsSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";
import { projectFiles, isGenerated, isTest, filesOfPublicName, readSource, root } from "./sources";

const FLOORS = ["shared/", "src/framework/", "platform/framework/", "generator/", "features/"];
const COMMANDS = [
  "authoring/generate/cli.ts",
  "authoring/generate/commands.ts",
  "generator/launch.mjs",
  "generator/kinds/registry.ts",
];
const STARTS = ["platform/start.mjs", "platform/dev.mjs", "platform/keep.mjs"];

const isCode = (file: string): boolean => /\.(ts|tsx|mjs)$/.test(file);
const isRoot = (file: string): boolean =>
  isCode(file) &&
  !isTest(file) &&
  (/^(?:examples\/clinic\/(?:src|platform)\/|vite\.config\.ts$)/.test(file) ||
    /^features\/\w+\/\w+\/index\.ts$/.test(file) ||
    [...COMMANDS, ...STARTS].includes(file));
const isExpected = (file: string): boolean => isCode(file) && /^tests\/scenarios\/[^/]+\/expected\//.test(file);

/** The parts of a file that another file imports: some names, or everything. */
interface Taken {
  readonly from: string;
  readonly names: readonly string[] | null;
}

const STATEMENT = /(?:^|[\s;}])(?:import|export)\s([^"';]*?)\s*from\s*["']([^"']+)["']/gm;
/** Imports without names: `import("./x")`, `import "./x.css"`, `new URL("./x.worker.ts", …)`, bundled paths. */
const WHOLE =
  /import\(\s*["']([^"']+)["']\s*\)|^import\s*["']([^"']+)["']|["'](\.{1,2}\/[\w./-]+\.(?:ts|tsx|mjs))["']/gm;
const PATH = /["']((?:generator|platform|src)\/[\w./-]+)["']/g;

const ENDINGS = ["", ".ts", ".tsx", ".mjs", "/index.ts"];
const present = (path: string): string | null =>
  ENDINGS.map((ending) => path + ending).find((one) => /\.\w+$/.test(one) && existsSync(join(root, one))) ?? null;
const resolved = (file: string, specifier: string): string | null =>
  specifier.startsWith(".")
    ? present(normalize(join(dirname(file), specifier)))
    : (filesOfPublicName.get(specifier) ?? null);

const namesIn = (clause: string): readonly string[] | null => {
  const [, list] = /\{([^}]*)\}/.exec(clause) ?? [];
  if (list === undefined) return null;
  const names = list.split(",").map((name) => name.trim().replace(/^type\s+/, ""));
  return names.filter((name) => name !== "");
};

const takenBy = (file: string): readonly Taken[] => {
  const text = readSource(file);
  const taken = [
    ...[...text.matchAll(STATEMENT)].map(([, clause = "", specifier = ""]) => ({
      from: resolved(file, specifier),
      names: namesIn(clause)?.map((name) => name.split(/\s+as\s+/)[0] ?? name) ?? null,
    })),
    ...[...text.matchAll(WHOLE)].map(([, ...found]) => ({
      from: resolved(file, found.find((one) => one !== undefined) ?? ""),
      names: null,
    })),
    ...[...text.matchAll(PATH)].map(([, path = ""]) => ({ from: present(path), names: null })),
  ];
  return taken.flatMap(({ from, names }) => (from === null ? [] : [{ from, names }]));
};

/** Whether the file only re-exports. */
const isIndex = (file: string): boolean =>
  FLOORS.some((floor) => file.startsWith(floor)) &&
  file.endsWith("/index.ts") &&
  !/^(?:export )?(?:const|function|class|import|interface)\b/m.test(readSource(file));

/** The file from which an index re-exports a name. */
const behind = (index: string, name: string): string | null => {
  for (const [, clause = "", specifier = ""] of readSource(index).matchAll(STATEMENT)) {
    const given = (namesIn(clause) ?? []).map((one) => one.split(/\s+as\s+/));
    const found = given.find(([own, other = own]) => other === name)?.[0];
    const file = found === undefined ? null : resolved(index, specifier);
    if (found !== undefined && file !== null) return isIndex(file) ? behind(file, found) : file;
  }
  return null;
};

const reached = new Set<string>();
const reach = (file: string): void => {
  if (reached.has(file)) return;
  reached.add(file);
  if (!isCode(file)) return;
  for (const { from, names } of takenBy(file))
    if (names === null || !isIndex(from)) reach(from);
    else for (const name of names) reach(behind(from, name) ?? from);
};

/** Names of components and builders that kinds and emitters contain. */
const said = new Set(
  projectFiles
    .filter((file) => /^generator\/(?:kinds|emitters)\//.test(file) && !isTest(file))
    .flatMap((file) => [...readSource(file).matchAll(/["'`](\w+)["'`]/g)].map(([, word = ""]) => word)),
);
const rooms = [...filesOfPublicName.values()].filter((file) => /^(?:shared|src\/framework)\//.test(file));

const everyName = (index: string): readonly string[] =>
  [...readSource(index).matchAll(STATEMENT)].flatMap(([, clause = ""]) =>
    (namesIn(clause) ?? []).map((name) => name.split(/\s+as\s+/).at(-1) ?? name),
  );

/** Files that only tests and benchmarks use, and the folder that exports helpers for tests. */
const TESTING = "src/framework/testing/index.ts";
const isForTests = (file: string): boolean =>
  projectFiles
    .filter((other) => isCode(other) && other !== file && takenFrom(other).has(file))
    .every((other) => isTest(other) || other.startsWith("bench/") || other === TESTING);
const takings = new Map<string, ReadonlySet<string>>();
const takenFrom = (file: string): ReadonlySet<string> => {
  const known = takings.get(file) ?? new Set(takenBy(file).map(({ from }) => from));
  takings.set(file, known);
  return known;
};

it("has no file in the framework that nothing but the product reaches", () => {
  for (const file of projectFiles.filter((one) => isRoot(one) || isExpected(one))) reach(file);
  for (const index of rooms)
    for (const name of everyName(index)) if (said.has(name)) reach(behind(index, name) ?? index);
  const own = projectFiles.filter(
    (file) =>
      !isGenerated(file) && FLOORS.some((floor) => file.startsWith(floor)) && /\.(ts|tsx|mjs|css|json)$/.test(file),
  );
  const wanted = own.filter((file) => !isTest(file) && !file.endsWith(".d.ts") && !isIndex(file));
  expect(wanted.length).toBeGreaterThan(800);
  expect(wanted.filter((file) => !reached.has(file) && !isForTests(file))).toEqual([]);
}, 60_000);
