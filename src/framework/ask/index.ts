// Inputs for the parameters of an action, and fields for its answer. They load the rooms form and show on opening.
import { type ComponentType, lazy } from "react";

type Form = typeof import("../form");
type Show = typeof import("../show");

const inputOf = <P>(pick: (form: Form) => ComponentType<P>) =>
  lazy(async () => ({ default: pick(await import("../form")) }));
const fieldOf = <P>(pick: (show: Show) => ComponentType<P>) =>
  lazy(async () => ({ default: pick(await import("../show")) }));

export const AttributesInput = inputOf((form) => form.AttributesInput);
export const CronInput = inputOf((form) => form.CronInput);
export const EmailInput = inputOf((form) => form.EmailInput);
export const EnumInput = inputOf((form) => form.EnumInput);
export const EnumsInput = inputOf((form) => form.EnumsInput);
export const FileInput = inputOf((form) => form.FileInput);
export const FlagInput = inputOf((form) => form.FlagInput);
export const ImageInput = inputOf((form) => form.ImageInput);
export const IntegerInput = inputOf((form) => form.IntegerInput);
export const JsonInput = inputOf((form) => form.JsonInput);
export const ListInput = inputOf((form) => form.ListInput);
export const LocalizedInput = inputOf((form) => form.LocalizedInput);
export const MoneyInput = inputOf((form) => form.MoneyInput);
export const NumberInput = inputOf((form) => form.NumberInput);
export const PhoneInput = inputOf((form) => form.PhoneInput);
export const PointInput = inputOf((form) => form.PointInput);
export const PresetsInput = inputOf((form) => form.PresetsInput);
export const ReferenceInput = inputOf((form) => form.ReferenceInput);
export const ReferencesInput = inputOf((form) => form.ReferencesInput);
export const RegionInput = inputOf((form) => form.RegionInput);
export const SecretInput = inputOf((form) => form.SecretInput);
export const TextInput = inputOf((form) => form.TextInput);
export const TimeRangeInput = inputOf((form) => form.TimeRangeInput);
export const TimestampInput = inputOf((form) => form.TimestampInput);
export const TreeChecksInput = inputOf((form) => form.TreeChecksInput);
export const UrlInput = inputOf((form) => form.UrlInput);

export const AttributesField = fieldOf((show) => show.AttributesField);
export const CallField = fieldOf((show) => show.CallField);
export const CronField = fieldOf((show) => show.CronField);
export const EmailField = fieldOf((show) => show.EmailField);
export const EnumField = fieldOf((show) => show.EnumField);
export const EnumsField = fieldOf((show) => show.EnumsField);
export const FileField = fieldOf((show) => show.FileField);
export const FlagField = fieldOf((show) => show.FlagField);
export const ImageField = fieldOf((show) => show.ImageField);
export const JsonField = fieldOf((show) => show.JsonField);
export const KindField = fieldOf((show) => show.KindField);
export const LeadField = fieldOf((show) => show.LeadField);
export const ListField = fieldOf((show) => show.ListField);
export const LocalizedField = fieldOf((show) => show.LocalizedField);
export const MoneyField = fieldOf((show) => show.MoneyField);
export const NumberField = fieldOf((show) => show.NumberField);
export const PhoneField = fieldOf((show) => show.PhoneField);
export const PointField = fieldOf((show) => show.PointField);
export const ReferenceField = fieldOf((show) => show.ReferenceField);
export const ReferenceTreeField = fieldOf((show) => show.ReferenceTreeField);
export const ReferencesField = fieldOf((show) => show.ReferencesField);
export const RegionField = fieldOf((show) => show.RegionField);
export const SecretField = fieldOf((show) => show.SecretField);
export const TextField = fieldOf((show) => show.TextField);
export const TimestampField = fieldOf((show) => show.TimestampField);
export const UidField = fieldOf((show) => show.UidField);
export const UrlField = fieldOf((show) => show.UrlField);
