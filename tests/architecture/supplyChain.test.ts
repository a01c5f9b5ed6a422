// The parts of the product are known, and building it twice gives the same result.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";

const root = join(import.meta.dirname, "..", "..");
const { scripts, dependencies } = z
  .object({ scripts: z.record(z.string(), z.string()), dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, "package.json"), "utf8")));

const bill = z.object({ bomFormat: z.literal("CycloneDX"), components: z.array(z.object({ name: z.string() })) });

it("the bill of materials names each package that people run", { timeout: 60_000 }, () => {
  const printed = execFileSync("npm", [...(scripts.sbom ?? "").split(" ").slice(1), "--package-lock-only"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  const names = bill.parse(JSON.parse(printed)).components.map(({ name }) => name);
  // `xlsx` is another package by this name: see package.json.
  const run = Object.keys(dependencies).filter((name) => name !== "xlsx");
  expect(run.filter((name) => !names.includes(name))).toEqual([]);
});

it("actions of the workflows are pinned by hash, with their version beside it", () => {
  const folder = join(root, ".github/workflows");
  const used = readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), "utf8")
      .split("\n")
      .filter((line) => line.includes("uses:")),
  );
  expect(used.length).toBeGreaterThan(0);
  for (const line of used) expect(line).toMatch(/uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});
