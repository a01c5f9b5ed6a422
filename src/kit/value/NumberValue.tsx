import { useLocale } from "ra-core";
import { Blank } from "./Blank";
import { formatNumber } from "./formats";
import { isBlank } from "./valueAt";

export interface NumberValueProps {
  readonly value: unknown;
  readonly unit?: string | undefined;
}

export const NumberValue = ({ value, unit }: NumberValueProps) => {
  const language = useLocale();
  return isBlank(value) ? <Blank /> : <span className="kit-number">{formatNumber(value, language, unit)}</span>;
};
