import { execFile, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "clinic-start-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Without this setting, the platform would leave a key file beside the folder. */
const SECRETS_KEY = Buffer.alloc(32, "a key of tests").toString("base64");

const startOf = (console: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, DEMO: "1", PORT: "0", HMR_PORT: "0", DATA_DIR: folder, SECRETS_KEY };
    const child = spawn(process.execPath, ["platform/dev.mjs", console, "--with-parent"], { env });
    let said = "";
    child.stdout.on("data", (text: Buffer) => {
      said += text.toString();
      if (said.includes("Sign in")) child.kill();
    });
    child.stderr.on("data", (text: Buffer) => (said += text.toString()));
    child.once("error", reject);
    child.once("exit", () => resolve(said));
  });

it("starts for the console whose folder is named, and says who signs in first", async () => {
  expect(await startOf("examples/clinic")).toMatch(/Sign in +head \/ pilothouse/);
}, 60_000);

it("replaces a forgotten passphrase of the console whose folder is named", async () => {
  const env = { ...process.env, DATA_DIR: folder, SECRETS_KEY };
  const args = ["platform/keep.mjs", "password", "--root", "examples/clinic", "planner"];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env });
  expect(stdout).toMatch(/^planner \/ \S{16} /);
}, 60_000);
