import { useLocale } from "ra-core";
import { Blank } from "./Blank";
import { formatNumber } from "./formats";
import { isBlank } from "../resource/valueAt";

export interface NumberValueProps {
  readonly value: unknown;
  readonly unit?: string | undefined;
  /** Counted from here: a smaller number, such as 0 on the wire, stands for none. */
  readonly from?: number | undefined;
  /** A version, a port: its digits are no amount, and not grouped. */
  readonly code?: boolean | undefined;
}

export const NumberValue = ({ value, unit, from, code = false }: NumberValueProps) => {
  const language = useLocale();
  const none = isBlank(value) || (from !== undefined && Number(value) < from);
  return none ? (
    <Blank />
  ) : (
    <span className="kit-number">{code ? String(value) : formatNumber(value, language, unit)}</span>
  );
};
