import { CONSOLE_FILE, GENERATED_FOLDER, SCREENS_FOLDER } from "../layout";
import { posix } from "node:path";
import type { ScreenModel, SectionModel } from "../model/ScreenModel";
import { array, type Code, type GeneratedFile, imported, lazyMember, literal, specifier, table } from "../printing";
import type { Catalog } from "./Catalog";
import { dashboardName } from "./emitDashboards";
import { folderOf } from "./places";
import { entryUnlessDefault } from "./entries";
import { typedFile } from "./valueCode";

const pageCode = (path: string, component: string): Code =>
  lazyMember(specifier(path, `${SCREENS_FOLDER}/${component}`), posix.basename(component), "default");

const screenCode = (path: string, screen: ScreenModel): Code => {
  const { component, dashboard } = screen;
  const page = dashboard === null ? null : lazyMember(`./${dashboardName(screen)}`, dashboardName(screen), "default");
  return table([
    ["path", literal(screen.path)],
    ["menu", literal(screen.menu)],
    ["resources", literal(screen.resources)],
    ...entryUnlessDefault(false, "hiddenContent", screen.hiddenContent),
    ...(page === null ? [] : [["component", page] as const]),
    ...(component === null ? [] : [["component", pageCode(path, component)] as const]),
  ]);
};

/** `<section>/index.ts`: its resources and its routes. */
export const emitSection = (section: SectionModel, catalog: Catalog): GeneratedFile => {
  const path = `${GENERATED_FOLDER}/${section.name}/index`;
  const own = catalog.model.resources.filter((resource) => resource.section === section.name);
  const resources = own.map((resource) => [resource.name, imported(resource.names.camel, folderOf(resource))] as const);
  const value = table([
    ["resources", table(resources)],
    ["screens", array(section.screens.map((screen) => screenCode(path, screen)))],
  ]);
  return typedFile(path, CONSOLE_FILE, `${section.name}Section`, "Section", value);
};
