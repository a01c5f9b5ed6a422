// Inputs for the parameters of an action, and fields for its answer. The screens around them need no forms, so the room form is loaded
// only when a dialog opens.
import { type ComponentType, type LazyExoticComponent, lazy } from "react";

export {
  AttributesField,
  CronField,
  EmailField,
  EnumField,
  EnumsField,
  FileField,
  FlagField,
  ImageField,
  JsonField,
  ListField,
  LocalizedField,
  MoneyField,
  NumberField,
  PhoneField,
  PointField,
  ReferenceField,
  ReferenceTreeField,
  ReferencesField,
  RegionField,
  SecretField,
  TextField,
  TimestampField,
  UidField,
  UrlField,
} from "./fields";

type Form = typeof import("../form");

const later = <P>(pick: (form: Form) => ComponentType<P>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => ({ default: pick(await import("../form")) }));

export const AttributesInput = later((form) => form.AttributesInput);
export const CronInput = later((form) => form.CronInput);
export const EmailInput = later((form) => form.EmailInput);
export const EnumInput = later((form) => form.EnumInput);
export const EnumsInput = later((form) => form.EnumsInput);
export const FileInput = later((form) => form.FileInput);
export const FlagInput = later((form) => form.FlagInput);
export const ImageInput = later((form) => form.ImageInput);
export const IntegerInput = later((form) => form.IntegerInput);
export const JsonInput = later((form) => form.JsonInput);
export const ListInput = later((form) => form.ListInput);
export const LocalizedInput = later((form) => form.LocalizedInput);
export const MoneyInput = later((form) => form.MoneyInput);
export const NumberInput = later((form) => form.NumberInput);
export const PhoneInput = later((form) => form.PhoneInput);
export const PointInput = later((form) => form.PointInput);
export const PresetsInput = later((form) => form.PresetsInput);
export const ReferenceInput = later((form) => form.ReferenceInput);
export const ReferencesInput = later((form) => form.ReferencesInput);
export const RegionInput = later((form) => form.RegionInput);
export const SecretInput = later((form) => form.SecretInput);
export const TextInput = later((form) => form.TextInput);
export const TimeRangeInput = later((form) => form.TimeRangeInput);
export const TimestampInput = later((form) => form.TimestampInput);
export const TreeChecksInput = later((form) => form.TreeChecksInput);
export const UrlInput = later((form) => form.UrlInput);
