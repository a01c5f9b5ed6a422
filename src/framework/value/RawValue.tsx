import { useTranslate } from "ra-core";
import { Blank } from "./Blank";
import { isMasked } from "./isMasked";
import { isBlank, toText } from "../resource/valueAt";
import "./value.css";

/** On the wire, 0 means no value. */
const NOTHING: ReadonlySet<unknown> = new Set([0, "0"]);

/** A value that does not fit its field, as the platform sent it. An empty value is a dash. */
export const RawValue = ({ value }: { readonly value: unknown }) => {
  const translate = useTranslate();
  if (isBlank(value) || NOTHING.has(value)) return <Blank />;
  const text = toText(value);
  if (isMasked(text)) return text;
  return <span className="ui-quiet">{translate("ui.not_understood", { value: text })}</span>;
};
