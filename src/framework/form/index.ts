// The parts of forms: create and edit pages, an input for each kind, and dialogs for a console's own pages.
export { AttributesInput } from "./AttributesInput";
export { CallForm } from "./CallForm";
export { CreateView } from "./CreateView";
export { CronInput } from "./CronInput";
export { EditView } from "./EditView";
export { EnumInput } from "./EnumInput";
export { EnumsInput } from "./EnumsInput";
export { FileInput } from "./FileInput";
export { FlagInput } from "./FlagInput";
export { ImageInput } from "./ImageInput";
export { InputGroup } from "./InputGroup";
export { InputPart } from "./InputPart";
export { IntegerInput } from "./IntegerInput";
export { JsonInput } from "./JsonInput";
export { ListInput } from "./ListInput";
export { LocalizedInput } from "./LocalizedInput";
export { MoneyInput } from "./MoneyInput";
export { NumberInput } from "./NumberInput";
export { PageHead } from "./PageHead";
export { PhoneInput } from "./PhoneInput";
export { PointInput } from "./PointInput";
export {
  type ChangeConflict,
  changeConflict,
  type Offers,
  offers,
  type PointOnMap,
  pointMap,
  type RegionInputProps,
  regionChoice,
  type Schedule,
  schedule,
} from "./slots";
export { PresetsInput } from "./PresetsInput";
export { RecordMissing } from "./RecordMissing";
export { RecordSkeleton } from "./RecordSkeleton";
export { ReferenceInput, ReferencesInput } from "./ReferenceInput";
export type { CountryPlaces, Province } from "./places";
export { RegionInput } from "./RegionInput";
export { SecretInput } from "./SecretInput";
export { TextInput } from "./TextInput";
export { EmailInput, UrlInput } from "./NormalizedInput";
export { TimeRangeInput } from "./TimeRangeInput";
export { TimestampInput } from "./TimestampInput";
export { TreeChecksInput } from "./TreeChecksInput";
export { When } from "./When";
export { WriteLock } from "./WriteLock";
export { acceptsFile } from "./acceptsFile";
export { type InputProps, useFormField } from "./useFormField";
export { useUploading } from "./useUploading";
