// `npm run probe -- ADDRESS --host FILE` for a host whose answers have another form.
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { runProbe } from "./runProbe";
import { SpecifiedHost } from "./specified/SpecifiedHost";

it("writes the host.yaml of a host of another shape, with which it finds nothing else", async () => {
  const host = new SpecifiedHost({ time: "clock", flag: ["N", "Y"], list: "records", long: true });
  const root = mkdtempSync(join(tmpdir(), "pilothouse-probe-"));
  const file = join(root, "resources", "host.yaml");
  cpSync("resources", join(root, "resources"), { recursive: true });
  const env = { PASSWORD: "pilothouse", PLATFORM_CAN: "none", TIME_ZONE: "Asia/Shanghai" };
  const address = await host.open();
  try {
    const first = await runProbe([address, "--host", file], env);
    expect(first.code).toBe(1);
    expect(first.said).toMatch(/\d+ of \d+ screens would open\./);
    expect(first.said).toContain("correct `zone: Asia/Shanghai`");
    expect(parse(readFileSync(file, "utf8"))).toMatchObject({
      sign_in: { call: "session.sign_in" },
      can: [],
      dialect: {
        lists: { rows: "records", count: "total" },
        values: { time: { pattern: "YYYY-MM-DD HH:mm:ss", zone: "Asia/Shanghai" }, flag: ["N", "Y"] },
      },
    });
    // Comments stay unchanged.
    expect(readFileSync(file, "utf8")).toContain("# [not in the specification]");
    const again = await runProbe([address, "--root", root], env);
    expect(again.said).toContain("Everything seen is as host.yaml and the definitions say.");
    expect([again.code, again.said.includes("dialect:")]).toEqual([0, false]);
  } finally {
    await host.close();
    rmSync(root, { recursive: true });
  }
});
