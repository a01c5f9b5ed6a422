// Asks axe-core what a page hides from those who do not see it, or see it badly. Pages are looked at in light and in dark by turns, by every
// rule. With FULL=1, each is also looked at in the other scheme, by the rules that colours decide: its elements are the same.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { isFull } from "../effort";

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
  // Of WCAG 2.2, and off unless asked for: what is pressed has 24 pixels, or room around it.
  rules: { "target-size": { enabled: true } },
};
const OF_COLOURS: Asked = { resultTypes: ["violations"], runOnly: ["color-contrast", "link-in-text-block"] };

/** Menu and bar are the same around every screen: looked at once, then left out. */
export const AROUND = [".shell-side", ".shell-bar"];

/** Violations of the page as it stands, one line for each element, led by the scheme. The page is left in the other scheme. */
export const audit = async (page: Page, exclude: readonly string[] = []): Promise<readonly string[]> => {
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
      // A colour on its way from one scheme to the other is neither's.
      await new Promise((done) => requestAnimationFrame(done));
      await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)));
      return [...lines, ...(await run(second))];
    },
    { first: EVERY_RULE, second: isFull ? OF_COLOURS : null, exclude },
  );
  looked += 1;
  return found;
};

let looked = 0;
/** How many pages, or states of one, were looked at so far. */
export const looks = (): number => looked;
