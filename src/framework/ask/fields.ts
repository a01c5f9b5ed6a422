// Fields for the answer of an action. Like its inputs, they are loaded only when they are shown.
import { type ComponentType, type LazyExoticComponent, lazy } from "react";

type Show = typeof import("../show");

const later = <P>(pick: (show: Show) => ComponentType<P>): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => ({ default: pick(await import("../show")) }));

export const AttributesField = later((show) => show.AttributesField);
export const CronField = later((show) => show.CronField);
export const EmailField = later((show) => show.EmailField);
export const EnumField = later((show) => show.EnumField);
export const EnumsField = later((show) => show.EnumsField);
export const FileField = later((show) => show.FileField);
export const FlagField = later((show) => show.FlagField);
export const ImageField = later((show) => show.ImageField);
export const JsonField = later((show) => show.JsonField);
export const ListField = later((show) => show.ListField);
export const LocalizedField = later((show) => show.LocalizedField);
export const MoneyField = later((show) => show.MoneyField);
export const NumberField = later((show) => show.NumberField);
export const PhoneField = later((show) => show.PhoneField);
export const PointField = later((show) => show.PointField);
export const ReferenceField = later((show) => show.ReferenceField);
export const ReferenceTreeField = later((show) => show.ReferenceTreeField);
export const ReferencesField = later((show) => show.ReferencesField);
export const RegionField = later((show) => show.RegionField);
export const SecretField = later((show) => show.SecretField);
export const TextField = later((show) => show.TextField);
export const TimestampField = later((show) => show.TimestampField);
export const UidField = later((show) => show.UidField);
export const UrlField = later((show) => show.UrlField);
