import { useLocale, useTranslate } from "ra-core";
import { Blank } from "./Blank";
import { formatNumber } from "./formats";
import { RawValue } from "./RawValue";
import { readNumber } from "../../../shared/schema/readNumber";
import { isBlank } from "../resource/valueAt";

export interface NumberValueProps {
  readonly value: unknown;
  readonly unit?: string | undefined;
  /** The lowest number that is shown. A lower one, such as 0, means no value. */
  readonly from?: number | undefined;
  /** Whether the number is a version or port, whose digits are not grouped. */
  readonly code?: boolean | undefined;
}

export const NumberValue = ({ value, unit, from, code = false }: NumberValueProps) => {
  const language = useLocale();
  const translate = useTranslate();
  const unitWord = unit === undefined ? undefined : translate(`ui.unit.${unit}`, { _: unit, count: Number(value) });
  const none = isBlank(value) || (from !== undefined && Number(value) < from);
  if (none) return <Blank />;
  if (code ? typeof value === "object" : readNumber(value) === null) return <RawValue value={value} />;
  return <span className="ui-number">{code ? String(value) : formatNumber(value, language, unitWord)}</span>;
};
