import { CONSOLE, GENERATED } from "../layout";
import { constant, type GeneratedFile, literal, table } from "../printing";
import type { Catalog } from "./Catalog";
import { wireTyped } from "./valueCode";

/** `pageTitles.ts`: the titles of public pages, which the build writes into the HTML files. */
export const emitPageTitles = ({ model: { pageTitles } }: Catalog): GeneratedFile => ({
  path: `${GENERATED}/pageTitles.ts`,
  source: CONSOLE,
  statements: [
    constant(
      "pageTitles",
      wireTyped(
        table([
          ["product", literal(pageTitles.product)],
          ["pages", table(Object.entries(pageTitles.pages).map(([path, words]) => [path, literal(words)]))],
          ["host", literal(pageTitles.host)],
        ]),
        "PageTitles",
      ),
    ),
  ],
});
