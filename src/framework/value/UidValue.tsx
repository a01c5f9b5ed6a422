import { Blank } from "./Blank";
import { CopyButton } from "./CopyButton";
import { isBlank } from "../resource/valueAt";

/** An identifier in a monospaced font, with a copy button. */
export const UidValue = ({ value }: { readonly value: unknown }) =>
  isBlank(value) ? (
    <Blank />
  ) : (
    <span className="kit-uid">
      <span className="kit-mono">{String(value)}</span>
      <CopyButton text={String(value)} />
    </span>
  );
