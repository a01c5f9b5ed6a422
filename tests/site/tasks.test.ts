// The tutorial and the guides are followed word by word, in one console that `pilothouse new` makes: every file is
// written, every command that can run is run. Then the console compiles, and its own check and tests pass.
import { cpSync, existsSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { runShell } from "../inCopy";
import { emptyFolder, linkPackages, pilothouse, root } from "../package/newConsole";
import { blocksIn, commandsOf, writeBlock } from "./blocks";
import { BUILT_PAGES } from "./pages";

const TSC = join(root, "node_modules/.bin/tsc");

const above = emptyFolder();
const folder = join(above, "my-clinic");
const read = (path: string): string => readFileSync(join(folder, path), "utf8");

/** The command of this checkout in place of an installed one. */
const ownCommand = (line: string): string | null =>
  /^npm run (\w+)$/.exec(line)?.[1] ??
  /^npm (test)$/.exec(line)?.[1] ??
  /^npx pilothouse (.+)$/.exec(line)?.[1] ??
  null;

/** Follows a page. Commands that need the whole console run at the end. */
const follow = async (page: string): Promise<void> => {
  for (const block of blocksIn(root, page)) {
    if (block.skip !== null) continue;
    if (block.language !== "sh") writeBlock(folder, block);
    else
      for (const line of commandsOf(block)) {
        const command = ownCommand(line);
        expect(command, `${block.at}: ${line}`).not.toBeNull();
        if (command === null || /^(?:generate|check|test)$/.test(command)) continue;
        expect(await pilothouse(folder, command), `${block.at}: ${line}`).toMatchObject({ code: 0 });
      }
  }
};

beforeAll(async () => {
  const made = 'new my-clinic --title "Equipment Office" --section premises --entity ward';
  expect(readFileSync(join(root, "docs/tutorial.md"), "utf8")).toContain(`pilothouse ${made}\n`);
  await pilothouse(above, made);
  linkPackages(folder);
  for (const name of ["ra-core", "react-router-dom", "vitest", "happy-dom"])
    symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name));
  for (const page of BUILT_PAGES) await follow(page);
}, 400_000);

describe("a console that follows the tutorial and all guides", () => {
  it("generates, without a mistake in its definitions", async () => {
    const { code, said } = await pilothouse(folder, "generate");
    expect(said).not.toContain("P2");
    expect(code).toBe(0);
    expect((await pilothouse(folder, "check --full")).code).toBe(0);
  }, 120_000);

  it.each([
    ["an entity", "src/generated/inventory/machine/MachineList.tsx", "MachineList"],
    ["a field", "src/generated/inventory/machine/machine.schema.ts", "inspection_due"],
    ["an enumeration", "shared/generated/enums.ts", "Condition"],
    ["a cell of its own", "src/generated/inventory/machine/MachineList.tsx", "parts.columns.inspection_due"],
    ["an action with a handler", "platform/generated/upkeep/repair.ts", "finish"],
    ["a button that starts a job", "src/generated/inventory/machine/MachineList.tsx", "machineCalls.plan"],
    ["a page of its own", "src/generated/sections.ts", "overview"],
    ["a dashboard", "src/generated/today/TodayDashboard.tsx", "<CountTile of={machineReference}"],
    ["a masked column", "src/generated/hostInside.ts", "people.accounts.contact"],
    ["a feature", "src/generated/features.ts", "features/late"],
    ["a QR code", "src/generated/inventory/machine/MachineShow.tsx", "qr"],
  ])("has %s", (_, file, text) => {
    expect(existsSync(join(folder, file)), file).toBe(true);
    expect(read(file)).toContain(text);
  });

  it("compiles", async () => {
    // In a checkout, the package has no declarations, so the compiler reads its sources.
    const { said } = await runShell(folder, `${TSC} --noEmit --customConditions pilothouse-source`);
    expect(said.split("\n").filter((line) => /^\w/.test(line))).toEqual([]);
  }, 240_000);

  it("passes the tests that nobody wrote", async () => {
    const { code, said } = await pilothouse(folder, "test");
    expect([...said.matchAll(/^ FAIL .*$/gm)].map(([line]) => line)).toEqual([]);
    expect(code).toBe(0);
  }, 400_000);
});

it("a description becomes a console that is clean, as docs/importing.md says", async () => {
  const command = "import openapi cameras.yaml my-console";
  expect(readFileSync(join(root, "docs/importing.md"), "utf8")).toContain(`\n    pilothouse ${command}\n`);
  cpSync(join(root, "tests/import/harbour.yaml"), join(above, "cameras.yaml"));
  expect(await pilothouse(above, command)).toMatchObject({ code: 0 });
  expect(await pilothouse(join(above, "my-console"), "check --full")).toMatchObject({ code: 0 });
}, 120_000);
