import { Blank } from "./Blank";
import { isBlank, toText } from "../resource/valueAt";
import { endOfIdentifier } from "./endOfIdentifier";

/** An identifier in a cell. Its middle is cut if needed, because similar identifiers differ at their ends. */
export const CodeValue = ({ value }: { readonly value: unknown }) => {
  if (isBlank(value)) return <Blank />;
  const text = toText(value);
  const tail = endOfIdentifier(text);
  return (
    <span
      className={`ui-mono ui-code ${tail === "" ? "" : "ui-code-cut"}`.trim()}
      title={tail === "" ? undefined : text}
    >
      <span>{text.slice(0, text.length - tail.length)}</span>
      {tail}
    </span>
  );
};
