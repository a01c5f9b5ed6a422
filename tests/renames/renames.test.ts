// Hand-written code takes the names of a definition from generated code. If a name changes in YAML alone, all code that
// uses the old name fails to compile, and all other code still compiles.
import { spawnSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { BUSINESS_FILE, OVERRIDES_FOLDER } from "../../generator/layout";
import { generate } from "../../generator/output/generate";
import { projectFiles, isGenerated, readSource, root } from "../architecture/sources";
import { copyProject } from "../copyProject";
import { pickVariant } from "../sample";

interface Renamed {
  readonly from: string;
  readonly to: string;
}
const BY_HAND = /^(platform|src\/(console|overrides))\//;
/** Tests of the platform import files of tests/, which the copy does not have. */
const TESTS = /^platform\/.*\.test\.tsx?$/;

/** A name for each kind and use: used in the platform, in the console, in both, or in neither. */
const RENAMED: readonly (Renamed & { readonly what: string })[] = [
  { what: "a text", from: "other_id", to: "foreign_id" },
  { what: "a text that a part of a view draws", from: "record_key", to: "row_key" },
  { what: "a text that nobody names", from: "by_key", to: "with_key" },
  { what: "a number with a rule", from: "dk_limit", to: "device_limit" },
  { what: "an enumeration", from: "comp_type", to: "firm_type" },
  { what: "a value of an enumeration", from: "first_passed", to: "once_passed" },
  { what: "a reference", from: "import_id", to: "file_id" },
  { what: "the parent in a tree", from: "comp_parent_id", to: "comp_above_id" },
  { what: "an amount", from: "fact_price", to: "paid_price" },
  { what: "a time", from: "gmt_active", to: "gmt_first_seen" },
  { what: "a parameter of an action", from: "time_range", to: "time_span" },
  { what: "a field of nested rows", from: "app_packet", to: "app_bundle" },
  { what: "a field of an answer", from: "session_id", to: "stream_id" },
  { what: "an action", from: "cloud_sign_in", to: "sign_in_visitor" },
  { what: "a resource", from: "wiki_category", to: "wiki_part" },
];

const wordOf = (name: string): RegExp => new RegExp(`\\b${name}\\b`, "g");

/** The hand-written files that contain the name. */
const usersOf = (name: string): readonly string[] =>
  projectFiles.filter(
    (file) => BY_HAND.test(file) && !isGenerated(file) && !TESTS.test(file) && wordOf(name).test(readSource(file)),
  );

const copy = copyProject(root);
const resources = join(copy, "resources");

const rename = ({ from, to }: Renamed): void => {
  rmSync(resources, { recursive: true });
  cpSync(join(root, "resources"), resources, { recursive: true });
  for (const entry of readdirSync(resources, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith(".yaml")) continue;
    const path = join(entry.parentPath, entry.name);
    writeFileSync(path, readFileSync(path, "utf8").replaceAll(wordOf(from), to));
    if (entry.name === `${from}.yaml`) renameSync(path, join(entry.parentPath, `${to}.yaml`));
  }
};

/** Generates without the hand-written files that the generator itself would refuse. */
const generateDespite = async (hidden: readonly string[]): Promise<string> => {
  const moved = hidden.map((file) => [join(copy, file), join(copy, `${file}.hidden`)] as const);
  for (const [from, to] of moved) renameSync(from, to);
  const { lines } = await generate(copy);
  for (const [from, to] of moved) renameSync(to, from);
  return lines.join("\n");
};

/** The files that do not compile. */
const faults = (): readonly string[] => {
  const { stdout, status } = spawnSync(join(root, "node_modules", ".bin", "tsc"), ["-p", "tsconfig.renames.json"], {
    cwd: copy,
    encoding: "utf8",
  });
  const found = [...new Set([...stdout.matchAll(/^(\S+)\(\d+,\d+\): error/gm)].map(([, file = ""]) => file))];
  if (status !== 0 && found.length === 0) throw new Error(`tsc ended with ${status}: ${stdout}`);
  return found.sort();
};

beforeAll(() => {
  const config = {
    extends: "./tsconfig.json",
    compilerOptions: { noEmit: true, incremental: true, tsBuildInfoFile: "node_modules/.cache/renames.tsbuildinfo" },
    include: ["platform", "src", "shared/**/*.d.ts"],
    // The copy leaves out tests of the framework. They use helpers outside of src, and no name of a console.
    exclude: ["platform/**/*.test.ts", "src/framework/**/*.test.ts", "src/framework/**/*.test.tsx"],
  };
  writeFileSync(join(copy, "tsconfig.renames.json"), JSON.stringify(config));
});

describe("what is renamed in the definitions alone", () => {
  it.each(pickVariant(RENAMED))(
    "no longer compiles in exactly the files that use it: $what, $from",
    async (renamed) => {
      rename(renamed);
      const users = usersOf(renamed.from);
      const said = await generateDespite([]);
      // The generator itself refuses parts and handlers whose name was removed.
      const parts = users.filter((file) => file.startsWith(OVERRIDES_FOLDER) && file.endsWith(".parts.tsx"));
      if (parts.length > 0) expect(said).toContain("P213");
      if (said.includes("problem")) expect(await generateDespite([...parts, BUSINESS_FILE])).not.toContain("problem");
      // The folder platform/business registers handlers that no longer compile.
      expect(faults().filter((file) => file !== BUSINESS_FILE || users.includes(file))).toEqual(users);
    },
    600_000,
  );
});
