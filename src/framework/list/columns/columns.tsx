// One entry per field kind: the initial width, how a cell is drawn, and how it is written to a file.
import type { ReactNode } from "react";
import type { Enumeration, Reference } from "../../wire/contract";
import { CodeValue } from "../../value/CodeValue";
import { CountValue } from "../../value/CountValue";
import { CronValue } from "../../value/CronValue";
import { EmailValue } from "../../value/EmailValue";
import { EnumValue } from "../../value/EnumValue";
import { EnumsValue } from "../../value/EnumsValue";
import { FlagValue } from "../../value/FlagValue";
import { ImageValue } from "../../value/ImageValue";
import { JsonValue } from "../../value/JsonValue";
import { KindValue } from "../../value/KindValue";
import { LanguagesValue } from "../../value/LanguagesValue";
import { type LeadTargets, LeadValue } from "../../value/LeadValue";
import { MoneyValue } from "../../value/MoneyValue";
import { NumberValue } from "../../value/NumberValue";
import { PhoneValue } from "../../value/PhoneValue";
import { ReferenceValue } from "../../value/ReferenceValue";
import { ReferencesValue } from "../../value/ReferencesValue";
import { TextValue } from "../../value/TextValue";
import { TimestampValue } from "../../value/TimestampValue";
import { UrlValue } from "../../value/UrlValue";
import { valueAt } from "../../resource/valueAt";
import type { ColumnProps, ExportRule } from "./ColumnSpec";
import type { Row } from "../../resource/Row";
import { defineColumn } from "./defineColumn";

interface OwnProps extends ColumnProps {
  readonly render: (value: unknown, row: Row) => ReactNode;
  /** How its values are written to a file, because the result of `render` cannot be written. */
  readonly exports: ExportRule;
}
/** A column for any other value, with a function that draws the cell. For hand-written lists. */
export const Column = defineColumn<OwnProps>({
  width: 160,
  least: 112,
  exports: ({ exports }) => exports,
  draw: (value, { render }, row) => render(value, row),
});

export const TextColumn = defineColumn<ColumnProps & { readonly mono?: boolean; readonly lines?: number }>({
  width: 160,
  least: ({ mono }) => (mono ? null : 112), // identifiers are never cut
  plain: true,
  exports: () => ({ as: "text" }),
  draw: (value, { mono }) => (mono ? <CodeValue value={value} /> : <TextValue value={value} />),
});

export const KindColumn = defineColumn<ColumnProps>({
  width: 160,
  least: 112,
  exports: () => ({ as: "kind" }),
  draw: (value) => <KindValue value={value} />,
});

interface NumberProps extends ColumnProps {
  readonly unit?: string;
  readonly from?: number;
  readonly code?: boolean;
}
export const NumberColumn = defineColumn<NumberProps>({
  width: 110,
  align: "end",
  exports: ({ from, unit }) => ({ as: "number", from, unit }),
  draw: (value, { unit, from, code }) => <NumberValue value={value} unit={unit} from={from} code={code} />,
});

export const FlagColumn = defineColumn<ColumnProps>({
  width: 96,
  align: "center",
  exports: () => ({ as: "flag" }),
  draw: (value) => <FlagValue value={value} />,
});

export const EnumColumn = defineColumn<ColumnProps & { readonly of: Enumeration }>({
  width: 156,
  exports: ({ of }) => ({ as: "enum", of }),
  draw: (value, { of }) => <EnumValue value={value} of={of} />,
});

export const EnumsColumn = defineColumn<ColumnProps & { readonly of: Enumeration }>({
  width: 200,
  least: 112,
  sortable: false,
  exports: ({ of }) => ({ as: "enum", of }),
  draw: (value, { of }) => <EnumsValue value={value} of={of} />,
});

export const ReferenceColumn = defineColumn<ColumnProps & { readonly of: Reference }>({
  width: 170,
  least: 112,
  exports: ({ of }) => ({ as: "reference", of }),
  draw: (value, { of }) => <ReferenceValue value={value} of={of} />,
});

export const LeadColumn = defineColumn<ColumnProps & { readonly by: string; readonly to: LeadTargets }>({
  width: 170,
  least: 112,
  exports: () => ({ as: "text" }),
  draw: (value, { by, to }, row) => <LeadValue value={value} by={valueAt(row, by)} to={to} />,
});

export const ReferencesColumn = defineColumn<ColumnProps & { readonly of: Reference }>({
  width: 220,
  least: 112,
  sortable: false,
  exports: ({ of }) => ({ as: "reference", of }),
  draw: (value, { of }) => <ReferencesValue value={value} of={of} most={2} />,
});

export const MoneyColumn = defineColumn<ColumnProps & { readonly currency?: string; readonly currencyField?: string }>({
  width: 120,
  align: "end",
  exports: ({ currency, currencyField }) => ({ as: "money", currency, currencyField }),
  draw: (value, { currency, currencyField }, row) => (
    <MoneyValue value={value} currency={currencyField ? textOrNone(valueAt(row, currencyField)) : currency} />
  ),
});
const textOrNone = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

export const TimestampColumn = defineColumn<ColumnProps & { readonly ends?: boolean }>({
  width: 172,
  exports: () => ({ as: "timestamp" }),
  draw: (value, { ends = false }) => <TimestampValue value={value} ends={ends} />,
});

export const JsonColumn = defineColumn<ColumnProps>({
  width: 220,
  least: 112,
  sortable: false,
  exports: () => ({ as: "json" }),
  draw: (value) => <JsonValue value={value} compact />,
});

export const CountColumn = defineColumn<ColumnProps & { readonly children?: ReactNode }>({
  width: 90,
  align: "end",
  sortable: false,
  exports: () => ({ as: "count" }),
  draw: (value) => <CountValue value={value} />,
});

export const LanguagesColumn = defineColumn<ColumnProps & { readonly qr?: string; readonly children?: ReactNode }>({
  width: 170,
  least: 112,
  sortable: false,
  exports: () => ({ as: "languages" }),
  draw: (value, { qr }) => <LanguagesValue value={value} qr={qr} />,
});

export const PhoneColumn = defineColumn<ColumnProps & { readonly area?: string }>({
  width: 160,
  exports: ({ area }) => ({ as: "phone", area }),
  draw: (value, { area }, row) => <PhoneValue value={value} area={area && valueAt(row, area)} />,
});

export const EmailColumn = defineColumn<ColumnProps>({
  width: 210,
  least: 112,
  exports: () => ({ as: "text" }),
  draw: (value) => <EmailValue value={value} />,
});

export const UrlColumn = defineColumn<ColumnProps & { readonly qr?: boolean }>({
  width: 220,
  least: 140,
  exports: () => ({ as: "text" }),
  draw: (value, { qr }) => <UrlValue value={value} qr={qr ? "button" : undefined} />,
});

export const ImageColumn = defineColumn<ColumnProps>({
  width: 76,
  sortable: false,
  exports: () => ({ as: "text" }),
  draw: (value) => <ImageValue value={value} />,
});

export const CronColumn = defineColumn<ColumnProps>({
  width: 280,
  least: 210,
  exports: () => ({ as: "text" }),
  draw: (value) => <CronValue value={value} />,
});

export const UidColumn = defineColumn<ColumnProps>({
  width: 200,
  plain: true,
  exports: () => ({ as: "text" }),
  draw: (value) => <CodeValue value={value} />,
});
