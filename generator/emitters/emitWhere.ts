import { comparedAs } from "../kinds/comparedAs";
import { kindOf } from "../kinds/registry";
import type { FieldModel, ResourceModel } from "../model/Model";
import { CONSOLE, GENERATED } from "../layout";
import type { SectionModel } from "../model/ScreenModel";
import {
  array,
  type Code,
  constant,
  type Entry,
  type GeneratedFile,
  imported,
  lazyMember,
  literal,
  object,
  table,
} from "../printing";
import { type Catalog, fieldsOf, type Placed } from "./Catalog";
import { entryUnless } from "./entries";
import { partOf } from "./places";
import { componentIf, wireTyped } from "./valueCode";

const fieldCode = (field: FieldModel, catalog: Catalog): readonly Code[] => {
  const { to } = field.options;
  const compared = comparedAs(field, typeof to === "string" && catalog.resourceOf(to).tree !== null);
  if (compared === null) return [];
  const [offers] = componentIf(catalog, "list", kindOf(field).offers?.(field) ?? null);
  return [
    object([
      ["source", literal(field.source)],
      ["as", literal(compared.as)],
      ...entryUnless(false, "numeric", compared.numeric ?? false),
      ...entryUnless(false, "tree", compared.tree ?? false),
      ...(compared.values === undefined ? [] : [["values", literal(compared.values)] as const]),
      ...(offers === undefined ? [] : [["offers", offers] as const]),
    ]),
  ];
};

/** `<camel>.where.tsx`: the fields that conditions of the list can be about, those with a column first. */
export const emitWhere = (resource: ResourceModel, catalog: Catalog): readonly GeneratedFile[] => {
  if (!resource.asked) return [];
  const shown = fieldsOf(resource, resource.views.list.columns);
  const fields = [...shown, ...resource.fields.filter((field) => !shown.includes(field))];
  const value = array(fields.flatMap((field) => fieldCode(field, catalog)));
  return [
    {
      path: `${partOf(resource, "where")}.tsx`,
      source: resource.file,
      statements: [constant(`${resource.names.camel}Where`, wireTyped(value, "WhereFields"))],
    },
  ];
};

const askedIn = ({ name }: SectionModel, { placed }: Catalog): readonly Placed[] =>
  placed.filter(({ section, asked }) => section === name && asked);

/** The entry of a section that loads the file below. */
export const whereEntry = (section: SectionModel, catalog: Catalog): readonly Entry[] =>
  askedIn(section, catalog).length === 0 ? [] : [["where", lazyMember("./where", `${section.name}SectionWhere`)]];

/** `<section>/where.ts`: the same of all its lists. One file, so that a list knows of it by a few letters. */
export const emitSectionWhere = (section: SectionModel, catalog: Catalog): readonly GeneratedFile[] => {
  const asked = askedIn(section, catalog);
  if (asked.length === 0) return [];
  const value = table(
    asked.map((one) => [one.name, imported(`${one.names.camel}Where`, partOf(one, "where"))] as const),
  );
  return [
    {
      path: `${GENERATED}/${section.name}/where.ts`,
      source: CONSOLE,
      statements: [constant(`${section.name}SectionWhere`, wireTyped(value, "SectionWhere"))],
    },
  ];
};
