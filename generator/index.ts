// What platform/ and bench/ may import of the generator: the Model of a checkout, and the field kinds.
export { featureServing, tablesOfMissingFeatures } from "./definition/features";
export { formatProblems } from "./definition/formatProblems";
export type { SourceText } from "./definition/locateProblems";
export type { Problem } from "./definition/Problem";
export type { ProblemCode } from "./definition/problemCodes";
export type { Component, Draw, FieldKind, SchemaCall, Value } from "./kinds/FieldKind";
export { derivationsOf } from "./model/derivation";
export { comparisonOfField } from "./kinds/comparisonOfField";
export { type KindName, kindOf, fieldKinds as kinds } from "./kinds/registry";
export { CONSOLE_FILE, HOST_FILE, OUTPUT_FOLDERS, RESOURCES_FOLDER, SCREENS_FOLDER } from "./layout";
export { toolRoot } from "./output/toolRoot";
export { readSources } from "./definition/readSources";
export { type LoadResult, loadModelFrom } from "./load";
export { loadModel } from "./loadModel";
export type {
  CallModel,
  CallStyle,
  DemoModel,
  EnumModel,
  EnumValueModel,
  ErrorModel,
  FieldModel,
  GroupModel,
  Json,
  Language,
  Model,
  OwnedModel,
  OwnerStep,
  EndingModel,
  PassingModel,
  PersonModel,
  RelatedModel,
  ResourceModel,
  ScopeModel,
  SharedModel,
  PartitionModel,
  Verb,
  ViewsModel,
  Words,
  Writer,
} from "./model/Model";
export type { ReactionModel, TransitionModel } from "./model/TransitionModel";
export type { UniqueModel, WithinModel } from "./model/WithinModel";
export type { HostModel } from "./model/resolveHost";
export type {
  AccountModel,
  ApiKeyModel,
  IdentityModel,
  ProviderModel,
  OwnerModel,
  PersonalModel,
  RoleModel,
  ScheduleModel,
  TrailModel,
} from "./model/resolveIdentity";
export { isSourceExpression } from "./definition/sources";
export { TRAIL_EVENTS, type TrailEvent } from "./definition/Identity";
export { NO_SAMPLES, type Samples } from "./definition/Samples";
export { type StandardCall, standardCallsOf } from "./model/standardCall";
export { TASK_CALLS } from "./model/taskCalls";
export { hasAlikeNames } from "./model/alike";
export { distinguishingFields } from "./model/telling";
export { changedByAction } from "./model/fieldAction";
export { isStored } from "./model/isStored";
export { schemaOf } from "./schemaOf";
export { menuKeyOfTopOwner } from "./model/resolveAccess";
export { FIRST_LANGUAGE, forLanguages, LANGUAGES } from "../shared/schema/languages";
export { createWordFinder } from "./definition/frameworkWords";
export type { MenuModel, ScreenModel, SectionModel } from "./model/ScreenModel";
