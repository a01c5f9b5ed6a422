// What an import of tables took and what it left out, for people.
import type { LeftOut } from "../LeftOut";
import { leftOutTable, numberOf, reasonsOf } from "../report";
import { isLink, type OwnResource } from "./OwnResource";

const LISTED = 8;

export const tableReport = (
  resources: readonly OwnResource[],
  leftOut: readonly LeftOut[],
  title: string,
  said: string,
): { readonly summary: string; readonly report: string } => {
  const fields = resources.flatMap((one) => one.fields);
  const links = fields.filter(({ field }) => isLink(field));
  const counts = `${numberOf(resources.length, "resource", "resources")} with ${numberOf(fields.length, "field", "fields")}, of which ${numberOf(links.length, "refers", "refer")} to other records.`;
  const reasons = reasonsOf(leftOut);
  const more = reasons.length > LISTED ? [`        and ${reasons.length - LISTED} more reasons`] : [];
  const lines = [
    `# Import of ${title}`,
    "",
    counts,
    said,
    "",
    "## Taken",
    "| resource | from | fields | key | unique |",
    "|---|---|---|---|---|",
    ...resources.map(
      ({ section, name, table, fields: own, key, unique }) =>
        `| ${section}/${name} | \`${table.name}\` | ${own.length} | ${key.name} | ${unique.map((set) => set.join(" + ")).join(", ")} |`,
    ),
    "",
    ...leftOutTable(leftOut),
  ];
  return {
    summary: [counts, ...reasons.slice(0, LISTED), ...more, said].filter((line) => line !== "").join("\n"),
    report: lines.join("\n"),
  };
};
