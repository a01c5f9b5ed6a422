// A developer elsewhere gets a tarball, makes a console from it, and uses that console. Only with FULL=1, because npm
// installs the package and what it depends on.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isFullRun } from "../effort";
import { killAtExit } from "../guard.mjs";
import { runShell } from "../inCopy";
import { emptyFolder, root } from "../package/newConsole";
import { freePort, type Served, serve } from "./serve";
import { closePages, signIn, visit } from "./visit";

const MINUTES = 60_000;
const LONG = 15 * MINUTES;

const PARTS = `import type { PartProps, PartsOf } from "pilothouse/console";
import type { Loan } from "../../../generated/office/loan/loan.schema";

const LoanName = ({ record }: PartProps<Loan>) => <strong data-own>{String(record.name)}</strong>;

export const parts = { columns: { name: LoanName } } satisfies PartsOf<Loan>;
`;

const TEST = `import { expect, it } from "vitest";
import { loanAdd } from "../src/generated/office/loan/loan.schema";

it("needs a name", () => {
  expect(loanAdd.safeParse({}).success).toBe(false);
  expect(loanAdd.safeParse({ name: "A drill" }).success).toBe(true);
});
`;

describe.runIf(isFullRun)("a console made from a tarball", () => {
  const above = emptyFolder();
  let folder = "";
  let served: Served | undefined;

  const run = async (line: string): Promise<string> => {
    const { code, said } = await runShell(folder, line);
    expect([line, code, said]).toEqual([line, 0, said]);
    return said;
  };
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };

  beforeAll(async () => {
    const packed = await runShell(root, `npm pack --silent --pack-destination ${above}`);
    const tarball = packed.said.trim().split("\n").at(-1) ?? "";
    const made = await runShell(
      above,
      `npm exec --yes --package=./${tarball} -- pilothouse new my-office --title Loans --section office --entity loan --yes`,
    );
    expect(made).toMatchObject({ code: 0 });
    folder = join(above, "my-office");
    await run("npm install --no-audit --no-fund");
  }, LONG);
  afterAll(async () => {
    await closePages();
    await served?.stop();
  });

  it("depends on the tarball, and has at most 30 lines of code", async () => {
    const { dependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    expect(dependencies.pilothouse).toMatch(/^file:\.\.\/pilothouse-.*\.tgz$/);
    const lines = await run("cat platform/main.ts platform/business/index.ts src/console/*.ts | grep -c .");
    expect(Number(lines)).toBeLessThanOrEqual(30);
  });

  it(
    "takes another entity and a column of its own, and compiles, is checked, tested and built",
    async () => {
      await run("npx pilothouse add loan_request --section office");
      write("src/overrides/office/loan/loan.parts.tsx", PARTS);
      write("tests/loan.test.ts", TEST);
      await run("npm run generate");
      await run("npm run check");
      await run("npm run types");
      expect(await run("npm test")).toMatch(/Test Files {2}3 passed/);
      await run("npm run build");
    },
    LONG,
  );

  it(
    "runs where it was packed, with a setting from a file",
    async () => {
      await run("npm run pack -- ../packed");
      const packed = join(above, "packed");
      const port = await freePort();
      writeFileSync(join(packed, ".env"), `PORT=${port}\nDATA_DIR=${join(above, "data")}\n`);
      const { PORT: _, DATA_DIR: __, ...env } = process.env;
      const child = killAtExit(
        spawn(process.execPath, ["platform/start.mjs"], { cwd: packed, env, stdio: ["ignore", "pipe", "inherit"] }),
      );
      const [printed] = await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
      expect(String(printed)).toContain(`http://127.0.0.1:${port}`);
      expect(await (await fetch(`http://127.0.0.1:${port}/login`)).text()).toContain("<title>Loans</title>");
      child.kill();
      await once(child, "exit");
    },
    LONG,
  );

  it(
    "opens in a browser with the new column and the new entity",
    async () => {
      served = await serve(join(folder, "node_modules/pilothouse"), {}, folder);
      const person = await visit({ address: served.address });
      const { page, errors, open } = person;
      await open("/office/loans");
      await page.locator(".public .product", { hasText: "Loans" }).waitFor();
      await signIn(person);
      await page.locator("td [data-own], main [data-own]").first().waitFor();
      await open("/office/loan_requests/create");
      await page.locator("main input[name=name]").fill("A first request");
      await page.locator("main button[type=submit]").first().click();
      await page.getByText("A first request").first().waitFor();
      expect(errors).toEqual([]);
    },
    LONG,
  );
});
