import { useTranslate } from "ra-core";
import type { Enumeration } from "../wire/contract";
import { valueKey } from "../wire/enumeration";
import { Blank } from "./Blank";
import { isBlank } from "../resource/valueAt";

export interface EnumValueProps {
  readonly value: unknown;
  readonly of: Enumeration;
}

/** Numbers of an enumeration may come as text and the reverse: compared as text. */
const knownIn = (of: Enumeration, value: unknown) => of.values.find((one) => String(one.value) === String(value));

/** On the wire a number not given is 0: where no value of the enumeration is 0, it stands for none. */
export const isNoneOf = (of: Enumeration, value: unknown) =>
  isBlank(value) || ((value === 0 || value === "0") && knownIn(of, value) === undefined);

/** States have colours and are told apart at a glance; of mere categories the word is enough. */
export const isState = (of: Enumeration): boolean => of.values.some(({ color = "default" }) => color !== "default");

export const EnumValue = ({ value, of }: EnumValueProps) => {
  const translate = useTranslate();
  if (isNoneOf(of, value)) return <Blank />;
  const words = translate(valueKey(of, value), { _: String(value) });
  if (!isState(of)) return words;
  return <span className={`kit-chip kit-state kit-chip-${knownIn(of, value)?.color ?? "default"}`}>{words}</span>;
};
