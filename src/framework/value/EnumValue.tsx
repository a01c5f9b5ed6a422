import { useTranslate } from "ra-core";
import type { Enumeration } from "../wire/contract";
import { valueKey } from "../wire/enumeration";
import { Blank } from "./Blank";
import { RawValue } from "./RawValue";
import { isBlank } from "../resource/valueAt";

export interface EnumValueProps {
  readonly value: unknown;
  readonly of: Enumeration;
}

/** Compares as text, because some platforms send numbers as text, or text as numbers. */
const knownIn = (of: Enumeration, value: unknown) => of.values.find((one) => String(one.value) === String(value));

/** Whether the value means "no value". In calls that is 0, unless the enumeration contains 0. */
export const isNoneOf = (of: Enumeration, value: unknown) =>
  isBlank(value) || ((value === 0 || value === "0") && knownIn(of, value) === undefined);

/** Whether the enumeration has colours. States have them, categories do not. */
export const isState = (of: Enumeration): boolean => of.values.some(({ color = "default" }) => color !== "default");

export const EnumValue = ({ value, of }: EnumValueProps) => {
  const translate = useTranslate();
  if (isNoneOf(of, value)) return <Blank />;
  if (typeof value === "object") return <RawValue value={value} />;
  const words = translate(valueKey(of, value), { _: String(value) });
  if (!isState(of)) return words;
  return <span className={`ui-chip ui-state ui-chip-${knownIn(of, value)?.color ?? "default"}`}>{words}</span>;
};
