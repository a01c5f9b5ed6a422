// What is mutated, part by part, and which tests judge it: those of pages judge what is in them. A part of share 1 is tried whole.
const PLATFORM = ["tests/mutation/judges.ts"];

/** Written to docs/testing.md; another seed draws another sample. */
export const SEED = "pilothouse-1";

const not = (...patterns) => patterns.map((pattern) => `!${pattern}`);
const TESTS = not("**/*.test.ts", "**/*.test.tsx", "**/index.ts");

export const parts = {
  wallet: {
    mutate: ["platform/business/wallet/*.ts"],
    tests: [...PLATFORM, "tests/contract/money.upgrade.test.ts"],
    share: 1,
  },
  rules: {
    mutate: ["platform/business/rules/*.ts", "platform/business/rules.ts", "platform/framework/rules/*.ts"],
    tests: PLATFORM,
    share: 1,
  },
  access: {
    mutate: ["platform/framework/access/*.ts"],
    tests: [...PLATFORM, "platform/framework/access/**/*.test.ts"],
    share: 1,
  },
  platform: {
    mutate: [
      "platform/framework/{calls,queue,records,schedule,settings,storage,tasks,wire}/*.ts",
      ...not("platform/framework/storage/{postgres,upgrade,rebuild,migrate,migrateConstraints}.ts"),
    ],
    tests: [
      ...PLATFORM,
      "platform/framework/**/*.test.ts",
      "tests/contract/{tasks,imports,jobs,queue,limits,numbered,values,conditions}.test.ts",
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
