import { CONSOLE_FILE, GENERATED_FOLDER } from "../layout";
import { type GeneratedFile, literal, table } from "../printing";
import type { Catalog } from "./Catalog";
import { typedFile } from "./valueCode";

/** `pageTitles.ts`: the titles of public pages, which the build writes into the HTML files. */
export const emitPageTitles = ({ model: { pageTitles } }: Catalog): GeneratedFile => {
  const value = table([
    ["product", literal(pageTitles.product)],
    ["pages", table(Object.entries(pageTitles.pages).map(([path, words]) => [path, literal(words)]))],
    ["host", literal(pageTitles.host)],
  ]);
  return typedFile(`${GENERATED_FOLDER}/pageTitles`, CONSOLE_FILE, "pageTitles", "PageTitles", value);
};
