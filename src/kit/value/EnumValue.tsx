import { useTranslate } from "ra-core";
import type { Enumeration } from "../../wire/contract";
import { Blank } from "./Blank";
import { isBlank } from "./valueAt";

export interface EnumValueProps {
  readonly value: unknown;
  readonly of: Enumeration;
}

/** Numbers of an enumeration may come as text and the reverse: compared as text. */
const colorOf = (of: Enumeration, value: unknown) =>
  of.values.find((one) => String(one.value) === String(value))?.color ?? "default";

export const EnumValue = ({ value, of }: EnumValueProps) => {
  const translate = useTranslate();
  if (isBlank(value)) return <Blank />;
  return (
    <span className={`kit-chip kit-chip-${colorOf(of, value)}`}>
      {translate(`enums.${of.name}.${String(value)}`, { _: String(value) })}
    </span>
  );
};
