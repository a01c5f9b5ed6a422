import type { ReactElement, ReactNode } from "react";
import { useAnchor } from "../resource/anchors";
import { useFieldPath } from "../resource/fieldPath";
import { useFieldLabel } from "../resource/label";
import { maskOf } from "../resource/personal";
import { valueAt } from "../resource/valueAt";
import { FieldLayoutProvider, useFieldLayout } from "../value/FieldLayout";
import { type DrawnProps, drawValue } from "../value/Part";
import { Pair } from "./Pair";
import { RevealableValue } from "./RevealableValue";
import { isUnset } from "./unset";
import { useSourceValue } from "./useSourceValue";

export interface FieldProps extends DrawnProps {
  /** The field on a second line below the value. */
  readonly second?: ReactElement;
}

interface ShowFieldProps extends FieldProps {
  readonly wide?: boolean;
  readonly children: (value: unknown, record: unknown) => ReactNode;
}

/** A field of the current record. In a table it is drawn as a value only, elsewhere with a label. */
export const ShowField = ({ label, wide, second, children, ...drawn }: ShowFieldProps) => {
  const { source } = drawn;
  const layout = useFieldLayout();
  const { path, local } = useFieldPath(source);
  // A nested field is drawn once for each row, so it cannot have an anchor.
  const anchor = useAnchor("field", path === local ? path : "");
  const words = useFieldLabel(path, label);
  const { value, record } = useSourceValue(source);
  const mask = path === local ? maskOf(record, path) : "";
  const draw = (shown: unknown) => drawValue(drawn, shown, record, () => children(shown, record));
  const content =
    mask === "" ? (
      draw(value)
    ) : (
      <RevealableValue
        key={`${path} ${String(valueAt(record, "id"))}`}
        source={path}
        label={words}
        record={record}
        mask={mask}
      >
        {draw}
      </RevealableValue>
    );
  return layout === "cell" ? (
    content
  ) : (
    <Pair id={anchor} label={words} wide={wide}>
      {content}
      {second && !isUnset(second, record) && (
        <small>
          <FieldLayoutProvider value="cell">{second}</FieldLayoutProvider>
        </small>
      )}
    </Pair>
  );
};
