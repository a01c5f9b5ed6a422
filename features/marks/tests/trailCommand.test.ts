// `npm run trail`: the words that it takes, and what it answers or refuses.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readModel } from "../../../tests/contract/hosts";
import { marksPlace, openTrail } from "../../../tests/contract/trailStore";
import { trailCommand } from "../platform/checkTrail";

const model = readModel(12);
const HOW = /^Say one of: npm run trail, npm run trail -- --since FILE, or npm run trail -- accept "why"$/;

describe("npm run trail", () => {
  const folder = mkdtempSync(join(tmpdir(), "pilothouse-trail-"));
  const log = join(folder, "marks.log");
  let count = 0;
  let dataDir = "";
  const place = () => ({ dataDir, forget: () => undefined });
  const run = (...args: string[]) =>
    trailCommand(
      {
        ...marksPlace(place()),
        databaseUrl: null,
        factors: [],
        version: "0.0.0",
        model: () => model,
        restored: async () => undefined,
      },
      args,
    );
  /** A platform has started, written 40 entries, and ended. */
  const keepTrail = async () => {
    const trail = await openTrail(place(), 100);
    await trail.start();
    await trail.write(40);
    await trail.run(log);
    await trail.store.close();
  };

  beforeEach(() => {
    for (const to of ["info", "error"] as const) vi.spyOn(console, to).mockReturnValue();
    count += 1;
    dataDir = mkdtempSync(join(folder, `${count}-`));
    rmSync(log, { force: true });
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    [["--until", "file"]],
    [["--since"]],
    [["--since", ""]],
    [["--since", "one", "two"]],
    [["accept"]],
    [["accept", ""]],
    [["accept", "went", "back"]],
    [["check"]],
    [[""]],
  ])("refuses %j and says what it takes", async (args) => {
    await expect(run(...args)).rejects.toThrow(HOW);
  });

  it("answers the number of entries, the last mark and the ends of all chains", async () => {
    await keepTrail();
    const [first, title, ...chains] = (await run()).split("\n");
    expect(first).toMatch(
      /^The audit trail is whole: 40 entries\. It goes on from the mark of .*; there are marks since/,
    );
    expect(title).toBe("The heads of its chains:");
    expect(chains.length).toBeGreaterThan(0);
    for (const chain of chains) expect(chain).toMatch(/^ {2}\d+: [1-9]\d* \S+$/);
  });

  it("compares with the marks of a file, and names a file that it cannot read or that has none", async () => {
    await keepTrail();
    await expect(run("--since", log)).resolves.toMatch(/when there were 40 entries; 1 marks since .* were compared\./);
    await expect(run("--since", join(folder, "none.log"))).rejects.toThrow(/none\.log cannot be read \(ENOENT\)/);
    const empty = join(folder, "empty.log");
    writeFileSync(empty, "");
    await expect(run("--since", empty)).rejects.toThrow(/empty\.log has no mark of this audit trail\.$/);
  });

  it("says of a folder without a store where it looked, and of one whose store is gone that it was not so", async () => {
    await expect(run()).rejects.toThrow(`There is no store in ${dataDir}; DATA_DIR or DATABASE_URL says where it is.`);
    await keepTrail();
    rmSync(join(dataDir, "pilothouse.db"));
    await expect(run()).rejects.toThrow(
      `The audit trail is not as it was written.\nThe store of it is gone from ${dataDir}.`,
    );
  });

  it("accepts a trail as it is at the next start", async () => {
    await keepTrail();
    await expect(run("accept", "went back to Monday")).resolves.toMatch(
      /^The next start takes the audit trail as it is/,
    );
    expect(readFileSync(join(dataDir, "trail.marks"), "utf8")).not.toBe("");
    await expect(run()).resolves.toMatch(/^The audit trail is whole: 40 entries\. The next start takes it as it is\./);
  });
});
