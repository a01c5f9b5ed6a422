// `pilothouse test` tests the contract, the list and the form of each definition, and each example of a part. The
// author of a console writes no code for this. The tests notice what does not work.
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { runShell } from "../inCopy";
import { emptyFolder, linkPackages, pilothouse, root } from "./newConsole";

const above = emptyFolder();
const folder = join(above, "my-office");
const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const edit = (path: string, from: string, to: string): void => {
  const text = readFileSync(join(folder, path), "utf8");
  expect(text).toContain(from);
  write(path, text.replace(from, to));
};
const run = async (line: string): Promise<void> => expect(await pilothouse(folder, line)).toMatchObject({ code: 0 });
/** The tests that failed, and whether all passed. */
const failed = async () => {
  const { code, said } = await runShell(
    folder,
    `${process.execPath} ${join(root, "authoring/cli/pilothouse.mjs")} test`,
  );
  const names = [...said.matchAll(/^ FAIL .*?\.tsx? > (.*)$/gm)].map(([, name = ""]) => name);
  return { code, names: names.toSorted(), said };
};

const LEND = "  lend: { path: /loans/lend, params: [id], on: row, handler: true, label: { en: Lend, zh-CN: 借出 } }\n";
const PARTS = `import type { PartsOf } from "pilothouse/console";
import type { Loan } from "../../../generated/office/loan/loan.schema";

const Broken = () => {
  throw new Error("This column is broken");
};
export const parts = { columns: { name: Broken } } satisfies PartsOf<Loan>;
`;
const EXAMPLES = `import type { Examples } from "pilothouse/catalogue";

const Stars = ({ count }: { readonly count: number }) => <span>{"★".repeat(count)}</span>;

export default { title: "Stars", states: { Five: () => <Stars count={5} /> } } satisfies Examples;
`;

beforeAll(async () => {
  await pilothouse(above, "new my-office --section office --entity loan");
  linkPackages(folder);
  for (const name of ["vitest", "happy-dom"])
    symlinkSync(join(root, "node_modules", name), join(folder, "node_modules", name));
  edit("resources/office/loan.yaml", "\nfields:\n", `${LEND}\nfields:\n`);
  edit(
    "platform/business/index.ts",
    "= { features };",
    '= {\n  features,\n  handlers: { loan: { lend: { who: "permitted", run: async () => ({ data: {}, count: 1 }) } } },\n};',
  );
  write("src/console/stars.examples.tsx", EXAMPLES);
  await run("generate");
}, 240_000);

it("passes for a console that works", async () => {
  const { code, names, said } = await failed();
  expect(names).toEqual([]);
  expect(said).toMatch(/Tests {2}\d\d passed/);
  expect(code).toBe(0);
}, 240_000);

it("notices a handler that fails, a broken column, a form without a required field, and a broken example", async () => {
  edit(
    "platform/business/index.ts",
    "run: async () => ({ data: {}, count: 1 })",
    'run: () => { throw new Error("Broken"); }',
  );
  write("src/overrides/office/loan/loan.parts.tsx", PARTS);
  edit("src/console/stars.examples.tsx", "count={5}", "count={-5}");
  write("src/overrides/people/role/RoleInputs.tsx", "export const RoleInputs = () => <p>Nothing to fill in</p>;\n");
  await run("generate");
  const { code, names } = await failed();
  expect(names).toEqual([
    "examples of Stars > Five is drawn",
    "forms > role is drawn with every field that must be filled in",
    "lists > loan is drawn with its columns",
    "the contract of the definitions > loan.lend answers",
  ]);
  expect(code).toBe(1);
}, 240_000);
