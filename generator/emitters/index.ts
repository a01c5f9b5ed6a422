// The list of emitters is the list of outputs: it contains every generated file.
import type { Model, ResourceModel } from "../model/Model";
import type { GeneratedFile } from "../printing";
import { type Catalog, createCatalog, type PartNames } from "./Catalog";
import { emitCalls } from "./emitCalls";
import { emitDashboards } from "./emitDashboards";
import { emitEnums, emitSynonyms, emitEnumValues } from "./emitEnums";
import { emitFeatures } from "./emitFeatures";
import { emitCreate, emitEdit } from "./emitForms";
import { emitHandle } from "./emitHandle";
import { emitHandles } from "./emitHandles";
import { emitHost } from "./emitHost";
import { emitImporter } from "./emitImporter";
import { emitInside } from "./emitInside";
import { emitInputs } from "./emitInputs";
import { emitList } from "./emitList";
import { emitPageTitles } from "./emitPageTitles";
import { emitReference } from "./emitReference";
import { emitResourceIndex } from "./emitResourceIndex";
import { emitSchema } from "./emitSchema";
import { emitSection } from "./emitSection";
import { emitSections } from "./emitSections";
import { emitSharedWords } from "./emitSharedWords";
import { emitShow } from "./emitShow";
import { emitWords } from "./emitWords";
import { isEmitted } from "./places";

const emitViews = (resource: ResourceModel, catalog: Catalog): readonly GeneratedFile[] => [
  ...(isEmitted(resource, "List") ? [emitList(resource, catalog)] : []),
  ...(isEmitted(resource, "Show") ? [emitShow(resource, catalog)] : []),
  ...(isEmitted(resource, "Inputs") ? [emitInputs(resource, catalog)] : []),
  ...(isEmitted(resource, "Create") ? [emitCreate(resource, catalog)] : []),
  ...(isEmitted(resource, "Edit") ? [emitEdit(resource)] : []),
];

const emitResource = (resource: ResourceModel, catalog: Catalog): readonly GeneratedFile[] => [
  emitSchema(resource, catalog),
  emitCalls(resource, catalog),
  emitReference(resource),
  ...emitImporter(resource, catalog),
  ...emitViews(resource, catalog),
  emitWords(resource),
  emitResourceIndex(resource, catalog),
  emitHandle(resource),
];

/** Emits the files one after another, so that memory for one can be freed once it is printed. */
export function* emitFiles(model: Model, parts: PartNames = new Map()): Generator<GeneratedFile> {
  const catalog = createCatalog(model, parts);
  for (const resource of model.resources) yield* emitResource(resource, catalog);
  for (const section of model.sections) yield* [emitSection(section, catalog), ...emitDashboards(section, catalog)];
  yield emitSections(catalog);
  yield emitEnums(catalog);
  yield emitEnumValues(catalog);
  yield* emitSynonyms(catalog);
  yield emitHandles(catalog);
  yield* emitFeatures(catalog);
  yield* emitHost(catalog);
  yield* emitInside(catalog);
  yield emitPageTitles(catalog);
  yield* emitSharedWords(catalog);
}
