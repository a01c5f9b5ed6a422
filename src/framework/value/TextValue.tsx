import { Blank } from "./Blank";
import { isBlank, toText } from "../resource/valueAt";

export interface TextValueProps {
  readonly value: unknown;
  /** Whether the font is monospaced, for keys, hosts and codes. */
  readonly mono?: boolean | undefined;
  /** With more than one line, line breaks are kept. */
  readonly lines?: number | undefined;
}

export const TextValue = ({ value, mono, lines }: TextValueProps) => {
  if (isBlank(value)) return <Blank />;
  const text = toText(value);
  const look = `${mono ? "ui-mono" : ""}${lines !== undefined && lines > 1 ? " ui-lines" : ""}`;
  return look === "" ? text : <span className={look}>{text}</span>;
};
