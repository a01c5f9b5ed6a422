// Demo data contains no addresses of real machines: only loopback and documentation addresses (RFC 5737).
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..", "..");
const ADDRESS = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/g;
const OURS = /^(?:127\.|192\.0\.2\.|198\.51\.100\.|203\.0\.113\.)/;

const addressesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.(?:yaml|ts)$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, folder, file), "utf8").matchAll(ADDRESS)].map(([one]) => `${folder}/${file}: ${one}`),
    );

it("demo data has only addresses that belong to nobody", () => {
  const found = ["resources", "examples/clinic/resources", "platform/business/demo"].flatMap(addressesIn);
  expect(found.length).toBeGreaterThan(10);
  expect(found.filter((one) => !OURS.test(one.split(": ")[1] ?? ""))).toEqual([]);
});
