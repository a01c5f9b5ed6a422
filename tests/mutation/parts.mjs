// The parts of the code that are mutated, and their tests. With share 1, all mutants of a part are tested.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "./record.mjs";

const PLATFORM = ["tests/mutation/judges.ts"];
const unit = (...rooms) =>
  rooms.flatMap((room) =>
    readdirSync(join(root, "platform/framework", room))
      .filter((name) => name.endsWith(".test.ts"))
      .map((name) => `platform/framework/${room}/${name}`),
  );
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
      ...contract("deviceImport", "imports", "jobs"),
    ],
    share: 1,
  },
  access: {
    mutate: ["platform/framework/access/*.ts"],
    tests: [...unit("access"), ...PLATFORM, ...contract("giving", "limits", "strangers", "visitors")],
    share: 1,
  },
  trail: {
    mutate: ["platform/framework/trail/*.ts"],
    tests: [...unit("trail"), ...PLATFORM, ...contract("trail", "trailMarks", "trailSeals", "trailTampering")],
    share: 1,
  },
  platform: {
    mutate: [
      "platform/framework/{calls,queue,records,schedule,settings,storage,tasks,wire}/*.ts",
      ...not("platform/framework/storage/{postgres,upgrade,rebuild,migrate,migrateConstraints}.ts"),
    ],
    tests: [
      ...unit("calls", "records", "schedule", "settings", "storage", "wire"),
      ...PLATFORM,
      ...contract("tasks", "imports", "handedImports", "handedRows", "jobs", "queue", "limits", "numbered"),
      ...contract("values", "conditions", "rest", "escalation", "giving", "uploads"),
    ],
    share: 0.04,
  },
  console: {
    mutate: [
      "src/framework/**/*.ts",
      ...not(
        "src/framework/{testing,prerender,chunks,ui}/**",
        "features/sheets/book/guard.ts",
        "src/framework/**/*.worker.ts",
      ),
    ],
    tests: [],
    share: 0.025,
    inPages: true,
  },
};

for (const part of Object.values(parts)) part.mutate.push(...TESTS);
