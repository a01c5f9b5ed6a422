// The Field of every kind with a single value: its component of the room value, with a label.
import { useResourceProps } from "../resource/resource";
import type { Enumeration, Reference } from "../wire/contract";
import { CronValue } from "../value/CronValue";
import { EmailValue } from "../value/EmailValue";
import { EnumValue } from "../value/EnumValue";
import { EnumsValue } from "../value/EnumsValue";
import { FlagValue } from "../value/FlagValue";
import { ImageValue } from "../value/ImageValue";
import { JsonValue } from "../value/JsonValue";
import { MoneyValue } from "../value/MoneyValue";
import { NumberValue } from "../value/NumberValue";
import { PhoneValue } from "../value/PhoneValue";
import { ReferenceValue } from "../value/ReferenceValue";
import { ReferencesValue } from "../value/ReferencesValue";
import { TextValue } from "../value/TextValue";
import { TimestampValue } from "../value/TimestampValue";
import { UidValue } from "../value/UidValue";
import { UrlValue } from "../value/UrlValue";
import { valueAt } from "../resource/valueAt";
import { type FieldProps, ShowField } from "./ShowField";

interface EnumProps extends FieldProps {
  readonly of: Enumeration;
}
interface ReferenceProps extends FieldProps {
  readonly of: Reference;
}
interface TextProps extends FieldProps {
  readonly mono?: boolean;
  readonly lines?: number;
}
interface NumberProps extends FieldProps {
  readonly unit?: string;
  readonly from?: number;
  readonly code?: boolean;
}
interface MoneyProps extends FieldProps {
  readonly currency?: string;
  readonly currencyField?: string;
}
interface PhoneProps extends FieldProps {
  readonly area?: string;
}

const textAt = (record: unknown, source: string | undefined): string | undefined => {
  const value = source === undefined ? undefined : valueAt(record, source);
  return typeof value === "string" && value !== "" ? value : undefined;
};

export const TextField = ({ mono, lines, ...props }: TextProps) => {
  const isKey = useResourceProps()?.key === props.source;
  return (
    <ShowField {...props} wide={lines !== undefined && lines > 1}>
      {(value) => (mono || isKey ? <UidValue value={value} /> : <TextValue value={value} lines={lines} />)}
    </ShowField>
  );
};
export const UidField = (props: FieldProps) => (
  <ShowField {...props}>{(value) => <UidValue value={value} />}</ShowField>
);
export const NumberField = ({ unit, from, code, ...props }: NumberProps) => (
  <ShowField {...props}>{(value) => <NumberValue value={value} unit={unit} from={from} code={code} />}</ShowField>
);
export const FlagField = (props: FieldProps) => (
  <ShowField {...props}>{(value) => <FlagValue value={value} />}</ShowField>
);
export const EnumField = ({ of, ...props }: EnumProps) => (
  <ShowField {...props}>{(value) => <EnumValue value={value} of={of} />}</ShowField>
);
export const EnumsField = ({ of, ...props }: EnumProps) => (
  <ShowField {...props}>{(value) => <EnumsValue value={value} of={of} />}</ShowField>
);
export const ReferenceField = ({ of, ...props }: ReferenceProps) => (
  <ShowField {...props}>{(value) => <ReferenceValue value={value} of={of} />}</ShowField>
);
export const ReferencesField = ({ of, ...props }: ReferenceProps) => (
  <ShowField {...props} wide>
    {(value) => <ReferencesValue value={value} of={of} />}
  </ShowField>
);
export const MoneyField = ({ currency, currencyField, ...props }: MoneyProps) => (
  <ShowField {...props}>
    {(value, record) => <MoneyValue value={value} currency={textAt(record, currencyField) ?? currency} />}
  </ShowField>
);
export const TimestampField = (props: FieldProps) => (
  <ShowField {...props}>{(value) => <TimestampValue value={value} />}</ShowField>
);
export const JsonField = (props: FieldProps) => (
  <ShowField {...props} wide>
    {(value) => <JsonValue value={value} />}
  </ShowField>
);
export const PhoneField = ({ area, ...props }: PhoneProps) => (
  <ShowField {...props}>{(value, record) => <PhoneValue value={value} area={textAt(record, area)} />}</ShowField>
);
export const EmailField = (props: FieldProps) => (
  <ShowField {...props}>{(value) => <EmailValue value={value} />}</ShowField>
);
export const UrlField = ({ qr = false, ...props }: FieldProps & { readonly qr?: boolean }) => (
  <ShowField {...props}>{(value) => <UrlValue value={value} qr={qr ? "shown" : undefined} />}</ShowField>
);
export const FileField = (props: FieldProps) => <UrlField {...props} />;
export const ImageField = (props: FieldProps) => (
  <ShowField {...props}>{(value) => <ImageValue value={value} large />}</ShowField>
);
export const CronField = (props: FieldProps) => (
  <ShowField {...props}>{(value) => <CronValue value={value} />}</ShowField>
);
