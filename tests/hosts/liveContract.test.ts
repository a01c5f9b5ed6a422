// The contract tests, with a platform that runs in another process.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isFullRun } from "../effort";
import { removeFolders, newFolder, type Process, startProcess } from "../contract/process";
import { runProbe } from "./runProbe";

let demo: Process;
beforeAll(async () => {
  if (!isFullRun) return;
  demo = await startProcess({ DEMO: "1", VERIFICATION_CODE: "2468", PASSWORD_COST: "10", DATA_DIR: newFolder() });
}, 120_000);
afterAll(async () => {
  demo?.signal("SIGTERM");
  await demo?.ended;
  removeFolders();
});

describe("npm run probe -- ADDRESS --contract", () => {
  it.runIf(isFullRun)(
    "makes the calls of the contract, and says which tests it skips and why",
    async () => {
      const { code, said } = await runProbe([demo.address, "--contract", "a scheduled task"], { VERIFICATION: "2468" });
      expect(said).toContain(`The contract on a running platform: `);
      expect(Number(/running platform: (\d+) tests/.exec(said)?.[1])).toBeGreaterThan(0);
      expect(said).toMatch(/skipped: 1 tests: needs the platform's own clock\n.*a scheduled task > runs at its time/);
      expect(said).toMatch(/skipped: \d+ files: needs the platform's own store\n {2}tests\/contract\/asked\.test\.ts/);
      expect(said).toMatch(/skipped: \d+ tests: about calls that their definition does not have, or not chosen/);
      expect(code, said).toBe(0);
    },
    120_000,
  );

  it.runIf(isFullRun)(
    "fails where the platform breaks the contract",
    async () => {
      const wrong = await runProbe([demo.address, "--contract", "a scheduled task"], { VERIFICATION: "1357" });
      expect(wrong.code).toBe(1);
    },
    120_000,
  );

  it("says at once that there is no platform", async () => {
    const none = await runProbe(["http://127.0.0.1:9", "--contract"]);
    expect(none.code).toBe(2);
    expect(none.said).not.toContain("The contract on a running platform");
  });
});
