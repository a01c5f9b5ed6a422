// Asks axe-core what a page hides from those who do not see it, or see it badly: in one scheme by every rule, in the other by
// those that colours decide, since a page is drawn from the same elements in light and in dark.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

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
      // A colour on its way from one scheme to the other is neither's.
      await new Promise((done) => requestAnimationFrame(done));
      await Promise.all(document.getAnimations().map((one) => one.finished.catch(() => undefined)));
      return [...lines, ...(await run(second))];
    },
    { first: EVERY_RULE, second: OF_COLOURS, exclude },
  );
  looked += 1;
  return found;
};

let looked = 0;
/** How many pages, or states of one, were looked at so far, each in both schemes. */
export const looks = (): number => looked;
