import { Blank } from "./Blank";
import { isMasked } from "./isMasked";
import { RawValue } from "./RawValue";
import { isBlank } from "../resource/valueAt";

export interface PhoneValueProps {
  readonly value: unknown;
  /** The area, as "+86" or "86". */
  readonly area?: unknown;
}

export const PhoneValue = ({ value, area }: PhoneValueProps) => {
  if (isBlank(value)) return <Blank />;
  if (typeof value === "object") return <RawValue value={value} />;
  const prefix = isBlank(area) || typeof area === "object" ? "" : `+${String(area).replace(/^\+/, "")} `;
  if (isMasked(value)) return `${prefix}${String(value)}`;
  return (
    <a className="ui-link" href={`tel:${prefix.trim()}${String(value)}`}>
      {prefix}
      {String(value)}
    </a>
  );
};
