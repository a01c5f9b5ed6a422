// The Field component of every kind with a single value: the component from pilothouse/value with a label.
import type { ComponentType } from "react";
import { useResourceProps } from "../resource/resource";
import { isBlank, valueAt } from "../resource/valueAt";
import { CallValue } from "../value/CallValue";
import { CronValue } from "../value/CronValue";
import { EmailValue } from "../value/EmailValue";
import { EnumsValue } from "../value/EnumsValue";
import { EnumValue, type EnumValueProps } from "../value/EnumValue";
import { FlagValue } from "../value/FlagValue";
import { ImageValue } from "../value/ImageValue";
import { JsonValue } from "../value/JsonValue";
import { KindValue } from "../value/KindValue";
import { type LeadTargets, LeadValue } from "../value/LeadValue";
import { MoneyValue, type MoneyValueProps } from "../value/MoneyValue";
import { NumberValue, type NumberValueProps } from "../value/NumberValue";
import { PhoneValue } from "../value/PhoneValue";
import { ReferencesValue } from "../value/ReferencesValue";
import { isNothing, ReferenceValue, type ReferenceValueProps } from "../value/ReferenceValue";
import { TextValue, type TextValueProps } from "../value/TextValue";
import { TimestampValue, type TimestampValueProps } from "../value/TimestampValue";
import { UidValue } from "../value/UidValue";
import { UrlValue } from "../value/UrlValue";
import { factsIn, rowsIn } from "../wire/readAnswer";
import { type FieldProps, ShowField } from "./ShowField";
import type { KnowsUnset } from "./unset";

/** The props of a value component without the value. */
type WithoutValue<Props> = Omit<Props, "value">;

/** Makes a field of a value component. `wide`: it takes a whole line. `isNone`: the value is shown as a dash. */
const fieldOf = <Props extends object = object>(
  Value: ComponentType<Props & { readonly value: unknown }>,
  { wide = false, isNone = isBlank }: { readonly wide?: boolean; readonly isNone?: KnowsUnset["isUnset"] } = {},
) =>
  Object.assign(
    (props: FieldProps & Props) => (
      <ShowField {...props} wide={wide}>
        {(value) => <Value {...props} value={value} />}
      </ShowField>
    ),
    { isUnset: isNone, isLarge: wide },
  );

const textAt = (record: unknown, source: string | undefined): string | undefined => {
  const value = source === undefined ? undefined : valueAt(record, source);
  return typeof value === "string" && value !== "" ? value : undefined;
};

export const TextField = ({ mono, lines, ...props }: FieldProps & WithoutValue<TextValueProps>) => {
  const isKey = useResourceProps()?.key === props.source;
  return (
    <ShowField {...props} wide={lines !== undefined && lines > 1}>
      {(value) => (mono || isKey ? <UidValue value={value} /> : <TextValue value={value} lines={lines} />)}
    </ShowField>
  );
};

export const CallField = fieldOf(CallValue);
export const KindField = fieldOf(KindValue);
export const UidField = fieldOf(UidValue);
export const NumberField = fieldOf<WithoutValue<NumberValueProps>>(NumberValue, {
  isNone: (value, { from }) => isBlank(value) || (typeof from === "number" && Number(value) < from),
});
export const FlagField = fieldOf(FlagValue);
export const EnumField = fieldOf<WithoutValue<EnumValueProps>>(EnumValue, {
  isNone: (value, { of }) =>
    isBlank(value) ||
    (isNothing(value) && !rowsIn(factsIn(of).values).some((one) => String(one.value) === String(value))),
});
export const EnumsField = fieldOf<WithoutValue<EnumValueProps>>(EnumsValue);
export const ReferenceField = fieldOf<WithoutValue<ReferenceValueProps>>(ReferenceValue, { isNone: isNothing });
export const ReferencesField = fieldOf<WithoutValue<ReferenceValueProps>>(ReferencesValue, { wide: true });
export const TimestampField = fieldOf<WithoutValue<TimestampValueProps>>(TimestampValue, { isNone: isNothing });
export const JsonField = fieldOf<object>(JsonValue, { wide: true });
export const EmailField = fieldOf(EmailValue);
export const CronField = fieldOf(CronValue);

type MoneyProps = FieldProps & WithoutValue<MoneyValueProps> & { readonly currencyField?: string };
export const MoneyField = ({ currency, currencyField, ...props }: MoneyProps) => (
  <ShowField {...props}>
    {(value, record) => <MoneyValue value={value} currency={textAt(record, currencyField) ?? currency} />}
  </ShowField>
);

export const LeadField = ({ by, to, ...props }: FieldProps & { readonly by: string; readonly to: LeadTargets }) => (
  <ShowField {...props}>{(value, record) => <LeadValue value={value} by={valueAt(record, by)} to={to} />}</ShowField>
);

export const PhoneField = ({ area, ...props }: FieldProps & { readonly area?: string }) => (
  <ShowField {...props}>{(value, record) => <PhoneValue value={value} area={textAt(record, area)} />}</ShowField>
);

export const UrlField = ({ qr = false, ...props }: FieldProps & { readonly qr?: boolean }) => (
  <ShowField {...props}>{(value) => <UrlValue value={value} qr={qr ? "shown" : undefined} />}</ShowField>
);
export const FileField = (props: FieldProps) => <UrlField {...props} />;

export const ImageField = (props: FieldProps) => (
  <ShowField {...props}>{(value) => <ImageValue value={value} large />}</ShowField>
);
