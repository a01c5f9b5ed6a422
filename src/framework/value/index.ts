// Draws the values of each kind of field, in cells, cards and pages of records.
export { CountValue } from "./CountValue";
export { CronValue } from "./CronValue";
export { EmailValue } from "./EmailValue";
export { EnumValue } from "./EnumValue";
export { EnumsValue } from "./EnumsValue";
export { FlagValue } from "./FlagValue";
export { type Glance, GlanceContext } from "./Glance";
export { ImageValue } from "./ImageValue";
export { JsonValue } from "./JsonValue";
export { LanguagesValue } from "./LanguagesValue";
export { MoneyValue } from "./MoneyValue";
export { NumberValue } from "./NumberValue";
export { PhoneValue } from "./PhoneValue";
export { ReferenceValue } from "./ReferenceValue";
export { ReferencesValue } from "./ReferencesValue";
export { TextValue } from "./TextValue";
export { TimestampValue } from "./TimestampValue";
export { UidValue } from "./UidValue";
export { UrlValue } from "./UrlValue";
export { useDownload } from "./useDownload";
export { type CronExpression, type QrText, type QrTexts, qrButton, qrCode, scheduleInWords } from "./slots";

// The same values as text.
export { currencyCode } from "../../../shared/schema/currency";
export { dayOfYear } from "../wire/dates";
export { useMoment } from "./useMoment";
export { browserZone, platformZone, zoneText } from "./zones";
export { formatMoney, formatNumber } from "./formats";
