import { Blank } from "./Blank";
import { CopyButton } from "./CopyButton";
import { NotUnderstood } from "./NotUnderstood";
import { isBlank } from "../resource/valueAt";

/** An identifier in a monospaced font, with a copy button. */
export const UidValue = ({ value }: { readonly value: unknown }) =>
  isBlank(value) ? (
    <Blank />
  ) : typeof value === "object" ? (
    <NotUnderstood value={value} />
  ) : (
    <span className="ui-uid">
      <span className="ui-mono">{String(value)}</span>
      <CopyButton text={String(value)} />
    </span>
  );
