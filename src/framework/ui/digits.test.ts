// Numbers below each other have digits of one width, so that their places line up.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it.each([
  ["src/framework/value/value.css", ".ui-number"],
  ["src/console/statistics/statistics.css", ".statistics-table td"],
  ["src/console/statistics/statistics.css", ".statistics-picture svg text"],
  ["src/console/dashboard/dashboard.css", ".dashboard-currencies button span"],
  ["src/console/dashboard/dashboard.css", ".dashboard-scale small"],
  ["src/console/wallet/personal.css", ".bills-wallets strong"],
  ["src/console/wallet/personal.css", ".bills-amount"],
  ["features/sums/console/sums.css", ".ui-sums-groups table"],
])("has digits of one width in %s: %s", (file, selector) => {
  const rules = readFileSync(file, "utf8")
    .replaceAll(/\/\*.*?\*\//gs, "")
    .matchAll(/([^{}]+)\{([^{}]*)\}/g);
  const own = [...rules].filter(([, selectors = ""]) => selectors.split(",").some((one) => one.trim() === selector));
  expect(own.map(([, , style]) => style).join(" ")).toContain("font-variant-numeric: tabular-nums");
});
