import { Blank } from "./Blank";
import { isBlank } from "../resource/valueAt";

export interface JsonValueProps {
  /** JSON text, or a parsed value. */
  readonly value: unknown;
  /** On one line, for a cell. Otherwise indented. */
  readonly compact?: boolean | undefined;
}

const indentJson = (value: unknown): string => {
  if (typeof value !== "string") return JSON.stringify(value, null, 2);
  try {
    return JSON.stringify(JSON.parse(value), null, 2);
  } catch {
    return value;
  }
};

export const JsonValue = ({ value, compact }: JsonValueProps) => {
  if (isBlank(value)) return <Blank />;
  if (compact) return <code className="kit-mono">{typeof value === "string" ? value : JSON.stringify(value)}</code>;
  return <pre className="kit-json">{indentJson(value)}</pre>;
};
