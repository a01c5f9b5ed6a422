// Checks the titles of pages that need no account.
import { suggest } from "../../generator/definition/nearest";
import { complainAbout, type Report } from "../../generator/definition/Problem";
import type { Definitions } from "../../generator/definition/readDefinitions";
import { CONSOLE_FILE } from "../../generator/layout";

/** Checks that every named title exists, and every title belongs to a page. */
export const checkTitles = ({ console }: Definitions, report: Report): void => {
  const complain = complainAbout(CONSOLE_FILE, report);
  const { publicPages, hostTitle, titles } = console;
  const given = [
    ...[...publicPages].map(([route, title]) => [["public", route], title] as const),
    [["host_title"], hostTitle] as const,
  ];
  for (const [path, title] of given)
    if (title !== null && !titles.has(title))
      complain("P166", path, `unknown title \`${title}\``, suggest(title, titles.keys()));
  const used = new Set(given.map(([, title]) => title));
  for (const title of titles.keys())
    if (!used.has(title))
      complain(
        "P167",
        ["titles", title],
        `no page has the title \`${title}\``,
        "Give it to a route of `public`, or to `host_title`, or remove it.",
        "key",
      );
};
