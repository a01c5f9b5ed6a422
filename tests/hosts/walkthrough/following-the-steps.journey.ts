// Follows docs/hosts.md, "From a bare host to a console, step by step", exactly in a new clone, until a person is
// signed in.
import { spawn } from "node:child_process";
import { appendFileSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isFullRun } from "../../effort";
import { killAtExit } from "../../guard.mjs";
import { runShell } from "../../inCopy";
import { freePort } from "../../journeys/serve";
import { closePages, visit } from "../../journeys/visit";
import { sampleNumber } from "../../sample";
import { SpecifiedHost } from "../specified/SpecifiedHost";
import { enveloped, plainRest, WalkthroughHost } from "./SpeakingHost";
import { type WalkthroughStep, stepsOf } from "./steps";

const HEADING = "From a bare host to a console, step by step";

/** `says`: the first line of the YAML block that such a host needs. */
const DIALECTS = [
  { name: "the specification's own", says: null, host: () => new SpecifiedHost() },
  { name: "plain REST", says: "# plain REST", host: () => new WalkthroughHost(plainRest) },
  { name: "an envelope of its own", says: "# an envelope of its own", host: () => new WalkthroughHost(enveloped) },
];

/** Milliseconds for all steps. One of them builds the console, which takes minutes on a busy machine. */
const LIMIT = 400_000;

const isStart = ({ text }: WalkthroughStep): boolean => text.includes("npm start");
/** The copy uses the installed packages instead. */
const INSTALL = "npm ci\n";

describe.each(isFullRun ? DIALECTS : DIALECTS.filter((_, at) => at === sampleNumber % DIALECTS.length))(
  "in front of a host with $name",
  ({ says, host: hostOf }) => {
    const host = hostOf();
    const specified = host instanceof SpecifiedHost ? host : host.specified;
    const clone = mkdtempSync(join(tmpdir(), "pilothouse-clone-"));
    let address = "";
    let running: ReturnType<typeof spawn> | undefined;
    beforeAll(async () => {
      address = await host.open();
      expect(await runShell(process.cwd(), `git clone -q . ${clone}`)).toEqual({ code: 0, said: "" });
      symlinkSync(join(process.cwd(), "node_modules"), join(clone, "node_modules"));
    });
    afterAll(async () => {
      await closePages();
      if (running?.pid !== undefined) process.kill(-running.pid);
      await host.close();
      rmSync(clone, { recursive: true, force: true });
    });

    it(
      "ends with somebody signed in, and a list",
      async () => {
        const steps = stepsOf(join(clone, "docs", "hosts.md"), HEADING);
        const lines = (text: string) => text.replaceAll("https://api.example.com", address);
        for (const step of steps.filter((one) => !isStart(one))) {
          if (step.is === "yaml" && step.text.startsWith(says ?? "never"))
            appendFileSync(join(clone, "resources", "host.yaml"), step.text);
          if (step.is !== "sh" || step.text === INSTALL) continue;
          const { code, said } = await runShell(clone, lines(step.text), { PASSWORD: "pilothouse" });
          // The probe found something that host.yaml did not say.
          expect(code, said).toBe(step.text.includes("probe") ? 1 : 0);
        }
        const start = steps.find(isStart)?.text ?? "";
        const port = await freePort();
        const env = { ...process.env, PORT: String(port), NODE_ENV: "production" };
        const server = killAtExit(
          spawn("/bin/sh", ["-c", lines(start)], {
            cwd: clone,
            env,
            stdio: ["ignore", "pipe", "inherit"],
            detached: true,
          }),
        );
        running = server;
        const at = `http://127.0.0.1:${port}`;
        await new Promise<void>((resolve, reject) => {
          server.once("exit", (code) => reject(new Error(`npm start ended with ${code}`)));
          let printed = "";
          server.stdout.on("data", (text) => {
            printed += String(text);
            if (printed.includes(at)) resolve();
          });
        });

        const person = await visit({ address: at });
        const { page } = person;
        await person.open("/login?return=%2Fsystem%2Frole");
        await page.locator("input[name=account]").fill("admin");
        await page.locator("input[name=password]").fill("pilothouse");
        await page.locator("button[type=submit]").click();
        const wanted = specified
          .rows("role")
          .slice(0, 10)
          .map(({ name }) => String(name));
        const rows = page.locator("main [data-index]");
        await expect
          .poll(async () => (await rows.allInnerTexts()).map((text, index) => text.includes(wanted[index] ?? "")))
          .toEqual(wanted.map(() => true));
        expect(person.errors).toEqual([]);
        await person.end();
      },
      LIMIT,
    );
  },
);
