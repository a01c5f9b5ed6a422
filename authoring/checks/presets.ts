// Checks a table in the options of a field. Each column is a field of the record or a nested one, and each cell has a value of it.
import type { FieldDefinition, WrittenJson } from "../../generator/definition/Definition";
import { formatPath } from "../../generator/definition/explainIssue";
import { suggest } from "../../generator/definition/nearest";
import type { Path } from "../../generator/definition/Problem";
import { demandValue } from "../../generator/model/demandValue";
import type { Inspection } from "../../generator/model/Inspection";

type Fields = ReadonlyMap<string, FieldDefinition>;

const listIn = (value: WrittenJson | undefined): readonly WrittenJson[] => (Array.isArray(value) ? value : []);

/** `month`, or `attr.lifecycle` for a nested field. */
const withNested = (beside: Fields): ReadonlyMap<string, FieldDefinition> =>
  new Map(
    [...beside].flatMap(([name, field]) => [
      [name, field] as const,
      ...[...field.of].map(([nested, of]) => [`${name}.${nested}`, of] as const),
    ]),
  );

const checkTable = (inspection: Inspection, field: FieldDefinition, beside: Fields, path: Path): void => {
  const table = inspection.lookup.facts(field)?.table ?? null;
  if (table === null) return;
  const known = withNested(beside);
  const columns = table.heads.flatMap((option) =>
    listIn(field.options[option]).map((name, index) => {
      const found = known.get(String(name));
      const here = [...path, option, index];
      if (found === undefined)
        inspection.complain(
          "P122",
          here,
          `${formatPath(here)} names the field \`${String(name)}\`, which is not beside it`,
          suggest(
            String(name),
            [...known.keys()].filter((one) => known.get(one) !== field),
          ),
        );
      return found;
    }),
  );
  for (const [at, row] of listIn(field.options[table.rows]).entries()) {
    const here = [...path, table.rows, at];
    const cells = listIn(row);
    if (cells.length !== columns.length)
      inspection.complain(
        "P105",
        here,
        `the row is ${cells.length} long, and the table ${columns.length} wide`,
        `Write a value for each of ${table.heads.map((option) => `\`${option}\``).join(", then of ")}.`,
      );
    else
      for (const [index, cell] of cells.entries()) {
        const column = columns[index];
        if (column !== undefined) demandValue(inspection, column, cell, [...here, index]);
      }
  }
};

const checkTables = (inspection: Inspection, fields: Fields, path: Path): void => {
  for (const [name, field] of fields) {
    const here = [...path, name];
    checkTable(inspection, field, fields, here);
    checkTables(inspection, field.of, [...here, "of"]);
  }
};

export const checkPresets = (inspection: Inspection): void => {
  const { fields, calls } = inspection.definition;
  checkTables(inspection, fields, ["fields"]);
  for (const [name, { own }] of calls) checkTables(inspection, own, ["calls", name, "params"]);
};
