// Runs axe-core to find accessibility problems. Pages are checked in light and dark in turn, with every rule. With
// FULL=1, each page is also checked in the other scheme, with only the rules about colours.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { isFullRun } from "../effort";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly html: string }[];
}
interface Asked {
  readonly resultTypes: readonly string[];
  readonly rules?: Readonly<Record<string, { readonly enabled: boolean }>>;
  readonly runOnly?: readonly string[];
}
declare global {
  interface Window {
    axe?: {
      run(
        context: { readonly exclude: readonly string[] },
        options: Asked,
      ): Promise<{ violations: readonly Violation[] }>;
    };
  }
}

const EVERY_RULE: Asked = {
  resultTypes: ["violations"],
  // A rule of WCAG 2.2 that is off by default: controls have 24 pixels, or space around them.
  rules: { "target-size": { enabled: true } },
};
const OF_COLOURS: Asked = { resultTypes: ["violations"], runOnly: ["color-contrast", "link-in-text-block"] };

/** Menu and bar are the same on every screen, so they are checked once and then left out. */
export const MENU_AND_BAR = [".shell-side", ".shell-bar"];

/** Violations on the present page, one line per element, with the scheme. The page stays in the other scheme. */
export const auditPage = async (page: Page, exclude: readonly string[] = []): Promise<readonly string[]> => {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  const found = await page.evaluate(
    async ({ first, second, exclude }) => {
      const root = document.documentElement;
      const run = async (asked: typeof first) => {
        const { violations } = (await window.axe?.run({ exclude }, asked)) ?? { violations: [] };
        return violations.flatMap(({ id, help, nodes }) =>
          nodes
            .slice(0, 3)
            .map(
              ({ target, html }) => `${root.dataset.theme}: ${id} (${help}): ${target.join(" ")} ${html.slice(0, 160)}`,
            ),
        );
      };
      const lines = await run(first);
      root.dataset.theme = root.dataset.theme === "dark" ? "light" : "dark";
      if (second === null) return lines;
      // During the transition between the schemes, colours are wrong.
      await new Promise((done) => requestAnimationFrame(done));
      await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)));
      return [...lines, ...(await run(second))];
    },
    { first: EVERY_RULE, second: isFullRun ? OF_COLOURS : null, exclude },
  );
  looked += 1;
  return found;
};

let looked = 0;
/** The number of checks so far. */
export const auditedPages = (): number => looked;
