// The list of emitters is the list of outputs: every file of src/generated is named here.
import type { Model, ResourceModel } from "../model/Model";
import type { GeneratedFile } from "../printing";
import { type Catalog, catalogOf } from "./Catalog";
import { emitCalls } from "./emitCalls";
import { emitEnums } from "./emitEnums";
import { emitErrors } from "./emitErrors";
import { emitCreate, emitEdit } from "./emitForms";
import { emitImporter } from "./emitImporter";
import { emitInputs } from "./emitInputs";
import { emitList } from "./emitList";
import { emitReference } from "./emitReference";
import { emitResourceIndex } from "./emitResourceIndex";
import { emitSchema } from "./emitSchema";
import { emitSection } from "./emitSection";
import { emitSections } from "./emitSections";
import { emitSharedWords } from "./emitSharedWords";
import { emitShow } from "./emitShow";
import { emitWords } from "./emitWords";
import { isEmitted } from "./places";
import { remembering } from "./remembering";

const emitViews = (resource: ResourceModel, catalog: Catalog): readonly GeneratedFile[] => [
  ...(isEmitted(resource, "List") ? [emitList(resource, catalog)] : []),
  ...(isEmitted(resource, "Show") ? [emitShow(resource, catalog)] : []),
  ...(isEmitted(resource, "Inputs") ? [emitInputs(resource, catalog)] : []),
  ...(isEmitted(resource, "Create") ? [emitCreate(resource)] : []),
  ...(isEmitted(resource, "Edit") ? [emitEdit(resource)] : []),
];

const emitResource = (resource: ResourceModel, catalog: Catalog): readonly GeneratedFile[] => [
  emitSchema(resource, catalog),
  emitCalls(resource, catalog),
  emitReference(resource),
  ...emitImporter(resource, catalog),
  ...emitViews(resource, catalog),
  ...emitWords(resource, catalog),
  emitResourceIndex(resource),
];

export type Emit = (model: Model) => readonly GeneratedFile[];

const emitWith =
  (emitEach: typeof emitResource): Emit =>
  (model) => {
    const catalog = catalogOf(model);
    return [
      ...model.resources.flatMap((resource) => emitEach(resource, catalog)),
      ...model.sections.map((section) => emitSection(section, catalog)),
      emitSections(catalog),
      emitEnums(catalog),
      emitErrors(catalog),
      ...emitSharedWords(catalog),
    ];
  };

/** Everything the Model becomes. */
export const emit: Emit = emitWith(emitResource);

/** The same, for many models of which each differs little from the one before. */
export const rememberingEmit = (): Emit => emitWith(remembering(emitResource));
