// Reports to people what an import took and what it left out.
import type { ApiImport } from "./importOpenapi";
import type { LeftOutPart } from "./LeftOutPart";
import { mostFrequent } from "./mostFrequent";

const LISTED = 8;

export const countText = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const isOperation = ({ where }: LeftOutPart): boolean => /^(?:GET|POST|PUT|PATCH|DELETE) /.test(where);

/** The operations without a call of a resource, each once. */
export const countOperationsLeftOut = ({ leftOut }: Pick<ApiImport, "leftOut">): number =>
  new Set(leftOut.filter(isOperation).map(({ where }) => where)).size;

const countsOf = (taken: ApiImport): string => {
  const { operations, resources } = taken;
  const fields = resources.reduce((sum, one) => sum + one.fields.length, 0);
  const actions = resources
    .flatMap(({ calls }) => [...calls.keys()])
    .filter((name) => !["list", "get", "add", "set", "del"].includes(name));
  const left = countOperationsLeftOut(taken);
  return [
    `${countText(operations.length, "operation", "operations")}:`,
    `${countText(resources.length, "resource", "resources")} with ${countText(fields, "field", "fields")} and ${countText(actions.length, "action", "actions")},`,
    `${countText(left, "operation", "operations")} left out.`,
  ].join(" ");
};

/** The reasons with their numbers, most frequent first. */
export const reasonsOf = (leftOut: readonly LeftOutPart[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { reason } of leftOut) {
    const alike = reason.replaceAll(/`[^`]*`/g, "…");
    counts.set(alike, (counts.get(alike) ?? 0) + 1);
  }
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([reason, count]) => `  ${String(count).padStart(4)}  ${reason}`);
};

const OUTER = /^To work below one of them, give it a value: --set (.+?)=/;
const MANY = 3;

/** A hint about the parameter that most of the left-out operations need. */
const hintOf = (leftOut: readonly LeftOutPart[]): readonly string[] => {
  const name = mostFrequent(leftOut.flatMap(({ advice }) => OUTER.exec(advice)?.[1] ?? []));
  const count = leftOut.filter(({ advice }) => OUTER.exec(advice)?.[1] === name).length;
  return name === undefined || count < MANY
    ? []
    : [`${count} operations are below {${name}}. To import those of one {${name}}, give it a value: --set ${name}=…`];
};

/** A few lines for a terminal. */
export const summaryOf = (taken: ApiImport): string => {
  const reasons = reasonsOf(taken.leftOut);
  const more = reasons.length > LISTED ? [`        and ${reasons.length - LISTED} more reasons`] : [];
  return [countsOf(taken), ...reasons.slice(0, LISTED), ...more, ...hintOf(taken.leftOut), taken.said]
    .filter((line) => line !== "")
    .join("\n");
};

const cell = (text: string): string => text.replaceAll("|", String.raw`\|`).replaceAll(/\s+/g, " ");

/** The part of a report about what was left out. */
export const leftOutTable = (leftOut: readonly LeftOutPart[]): readonly string[] =>
  leftOut.length === 0
    ? ["## Left out", "Nothing.", ""]
    : [
        "## Left out",
        "| place | reason | what you can do |",
        "|---|---|---|",
        ...leftOut.map(({ where, reason, advice }) => `| \`${cell(where)}\` | ${cell(reason)} | ${cell(advice)} |`),
        "",
      ];

/** The whole report, as Markdown. */
export const reportOf = (taken: ApiImport): string => {
  const { resources, leftOut, title, said } = taken;
  const lines = [
    `# Import of ${title}`,
    "",
    countsOf(taken),
    said,
    "",
    "All labels are in the language of the description. Write Chinese ones after `zh-CN` where people read Chinese.",
    "",
    "## Taken",
    "| resource | calls | fields | key |",
    "|---|---|---|---|",
    ...resources.map(
      ({ section, name, calls, fields, key }) =>
        `| ${section}/${name} | ${[...calls.keys()].join(", ")} | ${fields.length} | ${key.name} |`,
    ),
    "",
    ...leftOutTable(leftOut),
  ];
  return lines.join("\n");
};
