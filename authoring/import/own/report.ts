// What an import of tables took and what it left out, for people.
import type { LeftOutPart } from "../LeftOutPart";
import { leftOutTable, countText, reasonsOf } from "../report";
import { isReferenceField, type OwnResource } from "./OwnResource";

const LISTED = 8;

export const tableReport = (
  resources: readonly OwnResource[],
  leftOut: readonly LeftOutPart[],
  title: string,
  said: string,
): { readonly summary: string; readonly report: string } => {
  const fields = resources.flatMap((one) => one.fields);
  const links = fields.filter(({ field }) => isReferenceField(field));
  const counts = `${countText(resources.length, "resource", "resources")} with ${countText(fields.length, "field", "fields")}, of which ${countText(links.length, "refers", "refer")} to other records.`;
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
