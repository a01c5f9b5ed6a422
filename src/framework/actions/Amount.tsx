import { RecordContextProvider } from "ra-core";
import { FieldLayoutProvider } from "../value/FieldLayout";
import type { Payload } from "../wire/contract";
import type { AmountOf } from "./ActionRequest";

/** Whether an amount is known. */
export const hasAmount = ({ field }: AmountOf, record: Payload | null): boolean => Number(record?.[field] ?? 0) > 0;

interface AmountProps {
  readonly of: AmountOf;
  readonly record: Payload | null;
}

/** An amount in the text of a button. */
export const Amount = ({ of: { amount }, record }: AmountProps) => (
  <RecordContextProvider value={{ ...record }}>
    <FieldLayoutProvider value="cell">{amount}</FieldLayoutProvider>
  </RecordContextProvider>
);
