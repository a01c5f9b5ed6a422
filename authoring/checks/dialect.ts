// Checks `dialect` of host.yaml.
import type { DialectDefinition } from "../../generator/definition/Dialect";
import { complainAbout, type Report, type ReportHere } from "../../generator/definition/Problem";
import type { Definitions } from "../../generator/definition/readDefinitions";
import { HOST_FILE } from "../../generator/layout";
import { STYLES } from "../../generator/model/checkWireNames";
import { expectResource } from "../../generator/model/Inspection";
import type { Lookup } from "../../generator/model/Lookup";
import { checkDialectValues } from "./dialectValues";

const checkResources = (dialect: DialectDefinition, lookup: Lookup, complain: ReportHere): void => {
  const { keys = {}, children = {} } = dialect;
  for (const name of Object.keys(keys)) expectResource({ lookup, complain }, name, ["dialect", "keys", name], "key");
  for (const name of Object.keys(children)) {
    const path = ["dialect", "children", name];
    const found = expectResource({ lookup, complain }, name, path, "key");
    if (found?.sound && found.tree === undefined)
      complain(
        "P210",
        path,
        `no row of \`${name}\` is below another`,
        "Say so in its definition, `tree: { parent: … }`.",
        "key",
      );
  }
};

/** Reports what a dialect cannot mean, and call styles with names of the framework. */
export const checkDialect = ({ host }: Definitions, lookup: Lookup, report: Report): void => {
  if (host === null) return;
  const complain = complainAbout(HOST_FILE, report);
  const { dialect, styles = [] } = host;
  checkDialectValues(host, { lookup, complain });
  if (dialect !== undefined) checkResources(dialect, lookup, complain);
  if (dialect?.lists !== undefined && (dialect.answer?.rows ?? dialect.answer?.count) !== undefined)
    complain(
      "P105",
      ["dialect", "lists"],
      "the rows of a list are found by `lists` or by `answer`, not by both",
      "Leave `rows` and `count` of `answer` out.",
      "key",
    );
  for (const [index, style] of styles.entries())
    if (STYLES.includes(style))
      complain("P109", ["styles", index], `the framework has a call style \`${style}\``, "Choose another name.");
  const { paging = {} } = dialect ?? {};
  const [one, other] = (["page", "offset", "cursor"] as const).filter((name) => paging[name] !== undefined);
  if (one !== undefined && other !== undefined)
    complain(
      "P105",
      ["dialect", "paging"],
      `pages are found by \`${one}\` or by \`${other}\`, not by both`,
      "Leave one of them out.",
      "key",
    );
  if (paging.cursor !== undefined && paging.next === undefined)
    complain(
      "P104",
      ["dialect", "paging"],
      "`dialect.paging` has no `next`",
      "Say where an answer has the cursor of the next page: `next: …`.",
      "key",
    );
};
