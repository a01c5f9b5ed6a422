// Checks views whose fields exist, but which show something twice, or something that no list or page can show.
import type { Path } from "../../generator/definition/Problem";
import { TASK_CALLS } from "../../generator/model/taskCalls";
import type { Inspection } from "../../generator/model/Inspection";

const MOST_FACTS = 6;

const checkGroups = ({ complain }: Inspection, names: readonly string[], path: Path): void =>
  names.forEach((name, index) => {
    if (names.indexOf(name) < index)
      complain("P133", [...path, index, "group"], `two groups are named \`${name}\``, "Name one of them otherwise.");
  });

const checkSums = (
  { definition, lookup, complain }: Inspection,
  sums: readonly (string | { readonly field: string })[] | undefined,
): void => {
  const path = ["views", "list", "sums"];
  if (sums !== undefined && definition.tree !== undefined) {
    complain("P189", path, "a tree has no foot with sums", "Leave them out, or leave out `tree`.");
    return;
  }
  sums?.forEach((sum, index) => {
    const name = typeof sum === "string" ? sum : sum.field;
    const field = definition.fields.get(name);
    const facts = field === undefined ? null : lookup.facts(field);
    if (facts !== null && facts.sums !== true)
      complain(
        "P189",
        [...path, index],
        `\`${name}\` is of kind ${field?.kind}, which has no sum`,
        "Name a number or an amount.",
      );
  });
};

/** The second line of a column or fact must show a field that is no column and no fact: no field is shown twice. */
const checkSecond = (
  { complain }: Inspection,
  named: "column" | "fact",
  first: readonly string[] = [],
  second: Readonly<Record<string, string>> = {},
): void => {
  for (const [above, field] of Object.entries(second)) {
    const path = ["views", ...(named === "fact" ? ["show", "head"] : ["list"]), "second", above];
    if (!first.includes(above)) complain("P216", path, `\`${above}\` is no ${named}`, `Name a ${named}.`, "key");
    if (first.includes(field))
      complain("P216", path, `\`${field}\` is a ${named} itself`, `Name another field, or leave out the ${named}.`);
  }
};

/** An import needs a call for rows. If that is `add`, records need a unique value. */
const checkImport = ({ definition, lookup, complain }: Inspection): void => {
  const { calls, views, fields, unique = [] } = definition;
  if (views?.list?.import !== true || calls.has(TASK_CALLS.addImport)) return;
  const path = ["views", "list", "import"];
  const isUnique = unique.length > 0 || fields.get(lookup.keyOf(definition) ?? "")?.required === true;
  const fix = `Declare \`${TASK_CALLS.addImport}\` or \`add\`, or leave it out.`;
  if (!calls.has("add")) complain("P152", path, "there is no call that takes rows", fix);
  else if (!isUnique) complain("P152", path, "nothing tells records apart", "Declare `unique`, or leave it out.");
};

export const checkViews = (inspection: Inspection): void => {
  const { definition, lookup, complain } = inspection;
  const { list, form = [], show } = definition.views ?? {};
  const { facts = [], second } = show?.head ?? {};
  list?.keep?.forEach((name, index) => {
    const path = ["views", "list", "keep", index];
    if (list.columns?.includes(name) === false)
      complain("P181", path, `\`${name}\` is no column of the list`, "Name it among the columns too.");
  });
  list?.filters?.forEach((name, index) => {
    const field = definition.fields.get(name);
    const filters = field === undefined ? undefined : lookup.facts(field)?.filters;
    const path = ["views", "list", "filters", index];
    if (filters?.length === 0)
      complain("P147", path, `\`${name}\` is of kind ${field?.kind}, which has no filter`, "Leave it out.");
  });
  checkSecond(inspection, "column", list?.columns, list?.second);
  checkSecond(inspection, "fact", facts, second);
  checkSums(inspection, list?.sums);
  checkImport(inspection);
  for (const [path, groups] of [
    [["views", "form"], form],
    [["views", "show", "groups"], show?.groups ?? []],
  ] as const)
    checkGroups(
      inspection,
      groups.map(({ group }) => group),
      path,
    );
  if (facts.length > MOST_FACTS)
    complain(
      "P180",
      ["views", "show", "head", "facts"],
      `${facts.length} facts do not fit above a record`,
      `Name ${MOST_FACTS} at most; the others stand in the groups below.`,
    );
};
