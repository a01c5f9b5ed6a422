// The parts of generated show pages.
export { AttributesField } from "./AttributesField";
export {
  CallField,
  CronField,
  EmailField,
  EnumField,
  EnumsField,
  FileField,
  FlagField,
  ImageField,
  JsonField,
  KindField,
  LeadField,
  MoneyField,
  NumberField,
  PhoneField,
  ReferenceField,
  ReferencesField,
  TextField,
  TimestampField,
  UidField,
  UrlField,
} from "./fields";
export { ListField } from "./ListField";
export { LocalizedField } from "./LocalizedField";
export { Pair } from "./Pair";
export { PointField } from "./PointField";
export { ReferenceTreeField } from "./ReferenceTreeField";
export { RelatedList } from "./RelatedList";
export { RegionField } from "./RegionField";
export { SecretField } from "./SecretField";
export { ShowGroup } from "./ShowGroup";
export { type FieldProps, ShowField } from "./ShowField";
export { ShowView } from "./ShowView";
export {
  recordActions,
  recordBelow,
  recordChanges,
  recordHead,
  recordNotes,
  recordTabs,
  regionNames,
  type RegionParts,
} from "./slots";
export { When } from "./When";
