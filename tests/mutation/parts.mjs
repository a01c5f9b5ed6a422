// The parts of the code that are mutated, and their tests. With share 1, all mutants of a part are tested.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./record.mjs";

const PLATFORM = ["tests/mutation/judges.ts"];
const testsIn = (folder) =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".test.ts"))
    .map((name) => `${folder}/${name}`);
const unit = (...rooms) => rooms.flatMap((room) => testsIn(`platform/framework/${room}`));
const imports = (...names) => names.map((name) => `features/import/tests/${name}.test.ts`);
const contract = (...names) => names.map((name) => `tests/contract/${name}.test.ts`);

/** The seed of the sample; docs/testing.md names it. */
export const SEED = "pilothouse-1";

const not = (...patterns) => patterns.map((pattern) => `!${pattern}`);
const TESTS = not("**/*.test.ts", "**/*.test.tsx", "**/index.ts");

export const parts = {
  wallet: {
    mutate: ["platform/business/wallet/*.ts"],
    tests: [...PLATFORM, ...contract("money.upgrade")],
    share: 1,
  },
  rules: {
    mutate: [
      "platform/framework/rules/*.ts",
      // The files that platform/business/rules.ts imports.
      "platform/business/companies/{account,company,menu,standing}.ts",
      "platform/business/codes/{codeRule,cdkOrder}.ts",
      "platform/business/apps/app.ts",
      "platform/business/devices/{deviceDuplicate,deviceImport,product}.ts",
      "platform/business/orders/{order,refund}.ts",
      "platform/business/maintenance/cron.ts",
    ],
    tests: [
      ...PLATFORM,
      ...contract("escalation", "giving", "strangers", "visitors", "payments", "maintenance"),
      ...contract("deviceImport", "jobs"),
      ...imports("imports"),
    ],
    share: 1,
  },
  access: {
    mutate: ["platform/framework/access/*.ts"],
    tests: [...unit("access"), ...PLATFORM, ...contract("giving", "limits", "strangers", "visitors")],
    share: 1,
  },
  trail: {
    mutate: ["platform/framework/trail/*.ts", "features/marks/platform/*.ts"],
    // The contract of other calls also reaches this code, but takes minutes for each mutant.
    tests: [
      ...unit("trail"),
      ...["marks", "trailCommand"].map((name) => `features/marks/tests/${name}.test.ts`),
      ...contract("trailSeals", "trailMarks", "trail", "personal", "wideReading", "retention", "trailTampering"),
    ],
    share: 1,
  },
  platform: {
    mutate: [
      "platform/framework/{calls,queue,records,settings,storage,wire}/*.ts",
      "features/{import,schedules}/platform/*.ts",
      ...not("platform/framework/storage/{postgres,upgrade,rebuild,migrate,migrateConstraints}.ts"),
    ],
    tests: [
      ...unit("calls", "records", "settings", "storage", "wire"),
      ...testsIn("features/schedules/platform"),
      ...PLATFORM,
      ...contract("tasks", "jobs", "queue", "limits", "numbered"),
      ...imports("imports", "handedImports", "handedRows"),
      ...contract("values", "conditions", "rest", "escalation", "giving", "uploads"),
    ],
    share: 0.04,
  },
  console: {
    mutate: ["src/framework/**/*.ts", ...not("src/framework/{testing,prerender,chunks,ui}/**")],
    tests: [],
    share: 0.025,
    inPages: true,
  },
};

for (const part of Object.values(parts)) part.mutate.push(...TESTS);
