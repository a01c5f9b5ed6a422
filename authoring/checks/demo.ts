import { expectField, type Inspection } from "../../generator/model/Inspection";
import { demandValue } from "../../generator/model/demandValue";

const text = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "");

/** Reports rows that are their own ancestors: once for each cycle, at its first row. */
const checkCircles = ({ definition, lookup, complain }: Inspection): void => {
  const key = lookup.keyOf(definition);
  const parent = definition.tree?.parent;
  const given = definition.demo?.given ?? [];
  if (key === null || parent === undefined || parent === key) return;
  const above = new Map(given.map((row) => [text(row[key]), text(row[parent])]));
  const settled = new Set<string>();
  given.forEach((row, index) => {
    const trail: string[] = [];
    let at = text(row[key]);
    while (at !== "" && above.has(at) && !settled.has(at) && !trail.includes(at)) {
      trail.push(at);
      at = above.get(at) ?? "";
    }
    const start = trail.indexOf(at);
    if (at !== "" && start >= 0)
      complain(
        "P142",
        ["demo", "given", index, parent],
        `the rows run in a circle: ${[...trail.slice(start), at].join(" -> ")}`,
        `Let one of them have another \`${parent}\`, or none: 0.`,
      );
    for (const one of trail) settled.add(one);
  });
};

/** Checks the fields and values of the demo rows in the definition. */
export const checkDemo = (inspection: Inspection): void => {
  const { definition } = inspection;
  definition.demo?.given?.forEach((row, index) => {
    for (const [name, value] of Object.entries(row)) {
      const path = ["demo", "given", index, name];
      expectField(inspection, name, path, "key");
      const field = definition.fields.get(name);
      if (field !== undefined) demandValue(inspection, field, value, path);
    }
  });
  checkCircles(inspection);
};
