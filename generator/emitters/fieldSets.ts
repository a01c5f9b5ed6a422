import { kindOf } from "../kinds/registry";
import type { FieldModel, ResourceModel } from "../model/Model";

/** The fields that are sent: all except those that only show other fields. */
export const wireFields = (fields: readonly FieldModel[]): readonly FieldModel[] =>
  fields.filter((field) => kindOf(field.kind).storage(field) !== null);

/** The fields that add sends: without those that the platform sets, and without a key that the platform chooses. */
export const addFields = (resource: ResourceModel): readonly FieldModel[] =>
  wireFields(resource.fields).filter((field) => !field.readonly && (field.name !== resource.key || field.required));

/** The fields that set sends in addition to the key. */
export const setFields = (resource: ResourceModel): readonly FieldModel[] =>
  addFields(resource).filter((field) => !field.immutable && field.name !== resource.key);

export const withNested = (field: FieldModel): readonly FieldModel[] => [field, ...field.of.flatMap(withNested)];
