import { Blank } from "./Blank";
import { isBlank, plainText } from "../resource/valueAt";

export interface TextValueProps {
  readonly value: unknown;
  /** Monospaced: keys, hosts, codes. */
  readonly mono?: boolean | undefined;
  /** More than one keeps line breaks. */
  readonly lines?: number | undefined;
}

export const TextValue = ({ value, mono, lines }: TextValueProps) => {
  if (isBlank(value)) return <Blank />;
  const text = plainText(value);
  const look = `${mono ? "ui-mono" : ""}${lines !== undefined && lines > 1 ? " ui-lines" : ""}`;
  return look === "" ? text : <span className={look}>{text}</span>;
};
