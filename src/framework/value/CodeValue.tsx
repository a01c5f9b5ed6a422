import { Blank } from "./Blank";
import { isBlank, plainText } from "../resource/valueAt";
import { tailOf } from "./tailOf";

/** An identifier in a cell. Its middle is cut if needed, because similar identifiers differ at their ends. */
export const CodeValue = ({ value }: { readonly value: unknown }) => {
  if (isBlank(value)) return <Blank />;
  const text = plainText(value);
  const tail = tailOf(text);
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
