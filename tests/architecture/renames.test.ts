// Hand-written code takes names of definitions from generated code. After a rename in YAML alone, all code that uses
// the old name fails to compile, and all other code still compiles.
import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { BUSINESS } from "../../generator/layout";
import { generate } from "../../generator/output/generate";
import { copyProject } from "../copyProject";
import { isFull } from "../effort";
import { files, isGenerated, isTest, read, root } from "./sources";

interface Renamed {
  readonly from: string;
  readonly to: string;
}
const BY_HAND = /^(platform|src\/(console|overrides))\//;

/** One or two renames of each sort, used in the platform, in the console or in both. The names are unique. */
const RENAMED: Readonly<Record<string, Renamed>> = {
  field: { from: "other_id", to: "foreign_id" },
  ruled: { from: "dk_limit", to: "device_limit" },
  value: { from: "first_passed", to: "once_passed" },
  action: { from: "cloud_sign_in", to: "sign_in_visitor" },
  asked: { from: "push_get", to: "push_settings" },
  resource: { from: "goods_category", to: "goods_kind" },
  shown: { from: "wiki_category", to: "wiki_part" },
  worded: { from: "gmt_login", to: "gmt_seen" },
  granted: { from: "bind_cloud", to: "tie_cloud" },
  nested: { from: "app_packet", to: "app_bundle" },
  sent: { from: "time_range", to: "time_span" },
  linked: { from: "import_id", to: "file_id" },
  answered: { from: "session_id", to: "stream_id" },
  sorted: { from: "title_id", to: "topic_id" },
  counted: { from: "gmt_active", to: "gmt_first_seen" },
  completed: { from: "app_key_ios", to: "app_key_apple" },
  told: { from: "sub_menus", to: "menus_below" },
  combined: { from: "category_id", to: "kind_id" },
  booked: { from: "audit_remark", to: "audit_note" },
  offered: { from: "goods_id", to: "package_id" },
  scheduled: { from: "close_unpaid_orders", to: "close_late_orders" },
  stepped: { from: "rela_id", to: "store_id" },
  attribute: { from: "lifecycle", to: "days_kept" },
};
const renames = Object.values(RENAMED);

const wordOf = (name: string): RegExp => new RegExp(`\\b${name}\\b`, "g");

/** Hand-written files that contain the name. */
const usersOf = ({ from }: Renamed): readonly string[] =>
  files.filter((file) => BY_HAND.test(file) && !isGenerated(file) && !isTest(file) && wordOf(from).test(read(file)));

const copy = isFull ? copyProject(root) : "";
afterAll(() => {
  if (isFull) rmSync(copy, { recursive: true, force: true });
});

const renameInDefinitions = (): void => {
  const folder = join(copy, "resources");
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith(".yaml")) continue;
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, "utf8");
    writeFileSync(
      path,
      renames.reduce((rest, { from, to }) => rest.replaceAll(wordOf(from), to), text),
    );
    const moved = renames.find(({ from }) => entry.name === `${from}.yaml`);
    if (moved) renameSync(path, join(entry.parentPath, `${moved.to}.yaml`));
  }
};

/** The files that do not compile, with the message and the line of each error. */
const faults = (): ReadonlyMap<string, readonly string[]> => {
  const config = {
    extends: "./tsconfig.json",
    include: ["platform", "src"],
    exclude: ["**/*.test.ts", "**/*.test.tsx"],
  };
  writeFileSync(join(copy, "tsconfig.platform.json"), JSON.stringify(config));
  const tsc = join(root, "node_modules", ".bin", "tsc");
  const { stdout, status } = spawnSync(tsc, ["--noEmit", "-p", "tsconfig.platform.json"], {
    cwd: copy,
    encoding: "utf8",
  });
  const found = new Map<string, string[]>();
  for (const [, file = "", line, said = ""] of stdout.matchAll(/^(\S+)\((\d+),\d+\): error(.*(?:\n .*)*)/gm)) {
    const text = readFileSync(join(copy, file), "utf8").split("\n")[Number(line) - 1] ?? "";
    // An object that was built before it is passed on: only the message contains the name.
    const passed = [...said.matchAll(/property '(\w+)' are incompatible/g)].map(([, name]) => name).join(" ");
    found.set(file, [...(found.get(file) ?? []), `${text} ${passed}`]);
  }
  if (status !== 0 && found.size === 0) throw new Error(`tsc ended with ${status}: ${stdout}`);
  return found;
};

describe("what is renamed in the definitions alone", () => {
  // This compiles the whole project, which takes as long as all other tests of the architecture.
  it.runIf(isFull)(
    "no longer compiles in exactly the files that use it",
    async () => {
      expect(faults()).toEqual(new Map());
      renameInDefinitions();
      // Of renamed actions, the generator says already that the platform has no code for them.
      expect((await generate(copy)).lines.join("\n")).toContain("P169 `sign_in_visitor`");
      const [business, hidden] = [join(copy, BUSINESS), join(copy, "business.txt")];
      renameSync(business, hidden);
      expect((await generate(copy)).lines.join("\n")).not.toContain("problem");
      renameSync(hidden, business);
      const found = faults();
      const failing = (name: string) =>
        [...found].filter(([, lines]) => lines.some((line) => wordOf(name).test(line))).map(([file]) => file);
      for (const renamed of renames) {
        expect(usersOf(renamed)).not.toEqual([]);
        expect(failing(renamed.from).sort(), renamed.from).toEqual(usersOf(renamed));
      }
      // Public pages are included: they do not load the console, but use the same calls.
      expect(failing("cloud_sign_in")).toContain("src/console/public/visitor/visitor.ts");
      expect([...found.keys()].sort()).toEqual([...new Set(renames.flatMap(usersOf))].sort());
    },
    600_000,
  );
});
