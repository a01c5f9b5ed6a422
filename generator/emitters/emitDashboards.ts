import { kindOf } from "../kinds/registry";
import { CONSOLE_FILE, GENERATED_FOLDER } from "../layout";
import { toPascalCase } from "../model/names";
import type { DashboardPartModel, ScreenModel, SectionModel } from "../model/ScreenModel";
import type { ResourceModel } from "../model/Model";
import { arrow, type Code, constant, element, type Entry, type GeneratedFile, imported, literal } from "../printing";
import { type Catalog, fieldsNamed } from "./Catalog";
import { entryUnlessDefault } from "./entries";
import { constantValues } from "./heldCode";
import { componentIf, referenceCode } from "./valueCode";

const VIEW = "pilothouse/features/dashboards/view";
/** How many columns new records have if console.yaml names none. */
const FEW = 3;
const COMPONENTS = { count: "CountTile", sum: "SumTile", chart: "Chart", newest: "Newest", pick: "Pick" } as const;

export const dashboardName = ({ menu }: ScreenModel): string =>
  `${toPascalCase(menu.slice(menu.indexOf(".") + 1))}Dashboard`;

/** The field with the time of a new record. Without one, the latest keys are the newest. */
const orderOf = ({ fields, key }: ResourceModel): string =>
  fields.find(({ options }) => options.stamp === "created")?.name ?? key;

const partCode = (catalog: Catalog, part: DashboardPartModel, label: string): Code => {
  const resource = catalog.resourceOf(part.resource);
  const isList = part.form === "newest";
  const columns = (names: readonly string[]): readonly Code[] =>
    fieldsNamed(resource, names).flatMap((field) => componentIf(catalog, "list", kindOf(field.kind).column(field)));
  const [by] = columns(part.by === undefined ? [] : [part.by]);
  const attributes: readonly Entry[] = [
    ["of", referenceCode(catalog, part.resource)],
    ...constantValues(catalog, resource).entry("when", part.when),
    ...(by === undefined ? [] : [["by", by] as const]),
    ...entryUnlessDefault(null, "days", part.days ?? null),
    ...entryUnlessDefault(null, "rows", part.rows ?? null),
    ...(isList ? [["order", literal(orderOf(resource))] as const] : []),
    ...(part.label === null ? [] : [["label", literal(label)] as const]),
  ];
  const shown = isList && part.columns.length === 0 ? resource.views.list.columns.slice(0, FEW) : part.columns;
  return element(imported(COMPONENTS[part.form], VIEW), attributes, columns(shown));
};

/** `<section>/<Screen>Dashboard.tsx`: a page of figures, charts and new records, as console.yaml describes it. */
export const emitDashboards = (section: SectionModel, catalog: Catalog): readonly GeneratedFile[] =>
  section.screens.flatMap((screen) => {
    if (screen.dashboard === null) return [];
    const parts = screen.dashboard.map((part, at) => partCode(catalog, part, `dashboards.${screen.menu}.${at}`));
    const page = element(imported("Dashboard", VIEW), [["title", literal(`menu.${screen.menu}`)]], parts);
    const name = dashboardName(screen);
    return {
      path: `${GENERATED_FOLDER}/${section.name}/${name}.tsx`,
      source: CONSOLE_FILE,
      statements: [constant(name, arrow(page))],
    };
  });
