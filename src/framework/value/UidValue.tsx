import { Blank } from "./Blank";
import { CopyButton } from "./CopyButton";
import { RawValue } from "./RawValue";
import { isBlank } from "../resource/valueAt";

/** An identifier in a monospaced font, with a copy button. */
export const UidValue = ({ value }: { readonly value: unknown }) =>
  isBlank(value) ? (
    <Blank />
  ) : typeof value === "object" ? (
    <RawValue value={value} />
  ) : (
    <span className="ui-uid">
      <span className="ui-mono">{String(value)}</span>
      <CopyButton text={String(value)} />
    </span>
  );
