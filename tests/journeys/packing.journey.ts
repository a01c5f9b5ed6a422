// npm run pack: runs the content of deploy/Dockerfile's image without a container. It runs as a user who cannot write
// to it, and without the sources and packages of this folder.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { SECRETS_IN_ENV } from "../contract/Host";
import { killAtExit } from "../guard.mjs";
import { freePort } from "./serve";

const root = join(import.meta.dirname, "..", "..");
const folder = mkdtempSync(join(tmpdir(), "pilothouse-packed-"));
const packed = join(folder, "app");
const data = join(folder, "data");
/** The user nobody, if the test may change its user. */
const USER = 65_534;
const user = process.getuid?.() === 0 ? { uid: USER, gid: USER } : {};

const TOLD = { SECURITY_CONTACT: "mailto:security@example.com" };

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const filesIn = (): readonly string[] => readdirSync(packed, { recursive: true, encoding: "utf8" }).toSorted();

it("a packed console runs without its sources, and writes to its data folder alone", async () => {
  execFileSync(process.execPath, ["platform/pack.mjs", packed], { cwd: root, stdio: "pipe" });
  expect(
    ["src", "tests", "node_modules/react", "node_modules/vite"].filter((path) => existsSync(join(packed, path))),
  ).toEqual([]);
  // The build contains the licences of its packages.
  const licences = readFileSync(join(packed, "dist/licenses.txt"), "utf8");
  for (const name of ["react", "ra-core", "@mui/material", "zod", "recharts", "@e965/xlsx"])
    expect(licences.split("\n## ").find((text) => text.startsWith(`${name} - `))).toMatch(/Permission|License/);
  chmodSync(folder, 0o755);
  mkdirSync(data);
  if (user.uid !== undefined) chownSync(data, USER, USER);
  else execFileSync("chmod", ["-R", "a-w", packed]);
  const before = filesIn();
  const port = await freePort();
  const child = killAtExit(
    spawn(process.execPath, ["platform/start.mjs"], {
      ...user,
      cwd: packed,
      env: {
        PATH: process.env.PATH,
        PORT: String(port),
        DATA_DIR: data,
        NODE_ENV: "production",
        ...SECRETS_IN_ENV,
        ...TOLD,
      },
      stdio: ["ignore", "pipe", "inherit"],
    }),
  );
  try {
    const [printed] = await Promise.race([once(child.stdout, "data"), once(child, "exit")]);
    expect(String(printed)).toContain(`http://127.0.0.1:${port}`);
    const page = await fetch(`http://127.0.0.1:${port}/login`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("/assets/")]);
    expect((await fetch(`http://127.0.0.1:${port}/ready`)).status).toBe(200);
    const contact = await fetch(`http://127.0.0.1:${port}/.well-known/security.txt`);
    expect([contact.status, await contact.text()]).toEqual([200, expect.stringContaining(TOLD.SECURITY_CONTACT)]);
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
    expect(filesIn()).toEqual(before);
    expect(readdirSync(data)).toContain("pilothouse.db");
  } finally {
    child.kill("SIGKILL");
    if (user.uid === undefined) execFileSync("chmod", ["-R", "u+w", packed]);
  }
});
