// `npm run upgrade` adapts a console that was written for an earlier version. With FULL=1, this console is also built
// and started.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { extract } from "tar";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyProject } from "../copyProject";
import { isFullRun } from "../effort";
import { runCompiler, runShell } from "../inCopy";
import { serve } from "../journeys/serve";

const root = join(import.meta.dirname, "../..");
const CLINIC = "examples/clinic";

describe("the clinic of 62aa6b44", () => {
  let copy = "";
  beforeAll(async () => {
    copy = copyProject(root, ["examples"]);
    rmSync(join(copy, CLINIC), { recursive: true });
    await extract({ file: join(root, "tests/upgrades/consoles/62aa6b44-clinic.tar.br"), cwd: copy, brotli: true });
  }, 60_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

  it("is refused with what to do, then upgraded, and compiles once what is said is done", async () => {
    const generate = () =>
      runShell(copy, `node generator/launch.mjs authoring/generate/cli.ts generate --root ${CLINIC}`);
    const before = await generate();
    expect([before.code, before.said]).toEqual([2, expect.stringMatching(/npm run upgrade/)]);
    const { code, said } = await runShell(copy, `npm run -s upgrade -- ${CLINIC}`);
    expect(code).toBe(0);
    expect(
      said
        .split("For you to do:")[1]
        ?.split("\n")
        .filter((line) => line.startsWith("  ")),
    ).toEqual([
      expect.stringMatching(/src\/console\/account\/OwnAccount\.tsx:\d+ .*accountPanels/),
      expect.stringMatching(/src\/console\/apiTest\.ts:\d+ .*delete this file/),
    ]);
    rmSync(join(copy, CLINIC, "src/console/apiTest.ts"));
    const page = join(copy, CLINIC, "src/console/account/OwnAccount.tsx");
    const own = readFileSync(page, "utf8")
      .replace("OwnFactor,", "accountPanels,")
      .replace(/<OwnFactor userId=\{(.*?)\} \/>/, "<Fills of={accountPanels} props={{ userId: $1 }} />");
    writeFileSync(page, `import { Fills } from "pilothouse/slots";\n${own}`);
    expect((await generate()).said).toMatch(/definitions/);
    const check = `node generator/launch.mjs authoring/generate/cli.ts check --full --root ${CLINIC}`;
    expect((await runShell(copy, check)).said).toMatch(/: clean/);
    expect(readFileSync(join(copy, CLINIC, "resources/console.yaml"), "utf8")).toMatch(/^format: 1$/m);
    expect(await runCompiler(copy, [`${CLINIC}/src`, `${CLINIC}/platform`])).toBeNull();
    expect((await runShell(copy, `npm run -s upgrade -- ${CLINIC}`)).said).toBe("There is nothing to upgrade.\n");
  }, 240_000);

  it.runIf(isFullRun)(
    "starts",
    async () => {
      const served = await serve(copy, {}, CLINIC);
      expect((await fetch(`${served.address}/login`)).status).toBe(200);
      expect(await (await fetch(`${served.address}/rest/passkeys`)).json()).toMatchObject({ code: 401 });
      await served.stop();
    },
    240_000,
  );
});
