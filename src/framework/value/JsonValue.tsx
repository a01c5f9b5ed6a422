import { Blank } from "./Blank";
import { parseJson } from "../../../shared/schema/parseJson";
import { isBlank } from "../resource/valueAt";

export interface JsonValueProps {
  /** JSON text, or a parsed value. */
  readonly value: unknown;
  /** Whether to write it on one line, for a cell. Otherwise it is indented. */
  readonly compact?: boolean | undefined;
}

const indentJson = (value: unknown): string => {
  const parsed = typeof value === "string" ? parseJson(value) : value;
  return parsed === undefined ? String(value) : JSON.stringify(parsed, null, 2);
};

export const JsonValue = ({ value, compact }: JsonValueProps) => {
  if (isBlank(value)) return <Blank />;
  if (compact) return <code className="ui-mono">{typeof value === "string" ? value : JSON.stringify(value)}</code>;
  return <pre className="ui-json">{indentJson(value)}</pre>;
};
