// The titles of a public page, as attributes of its template. src/framework/public/showTitle.ts reads them.
import { pageTitle } from "../../src/framework/shell/router/pageTitle.ts";
import type { Language, PageTitles } from "../../src/framework/wire/contract.ts";

/** Escapes a text for HTML, also for attributes. */
export const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** @param page the address of the page, with or without a query */
export const titleAttributes = ({ product, pages, host }: PageTitles, page: string, language: Language): string => {
  const own = pages[page.replace(/\?.*/, "")];
  const title = pageTitle({ page: own?.[language] ?? "", product: product[language], fixed: null });
  return `data-title="${escapeHtml(title)}"${host === null ? "" : ` data-host="${escapeHtml(host[language])}"`}`;
};
