import { Blank } from "./Blank";
import { isMasked } from "./isMasked";
import { RawValue } from "./RawValue";
import { isBlank } from "../resource/valueAt";

export const EmailValue = ({ value }: { readonly value: unknown }) =>
  isBlank(value) ? (
    <Blank />
  ) : typeof value === "object" ? (
    <RawValue value={value} />
  ) : isMasked(value) ? (
    String(value)
  ) : (
    <a className="ui-link" href={`mailto:${encodeURIComponent(String(value)).replace("%40", "@")}`}>
      {String(value)}
    </a>
  );
