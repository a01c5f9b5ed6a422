import { useTranslate } from "ra-core";
import { useFieldLabels } from "../../resource/label";
import { type ColumnSpec, useListSetup } from "./ListSetup";

interface HiddenColumnsButtonProps {
  /** Whether all columns are shown now, although there is too little room. */
  readonly all: boolean;
  readonly shown: readonly ColumnSpec[];
  readonly onPress: () => void;
}

/** A button in the header of a table with hidden columns. It shows them, and hides them again. */
export const HiddenColumnsButton = ({ all, shown, onPress }: HiddenColumnsButtonProps) => {
  const translate = useTranslate();
  const labelOf = useFieldLabels();
  const { columns } = useListSetup();
  const seenNow = new Set(shown.map(({ source }) => source));
  const left = columns.visible.filter(({ source }) => !seenNow.has(source));
  const names = left.map((one) => labelOf(one.source, one.label)).join(", ");
  const seen = all ? "\u2212" : `+${left.length}`;
  const words = all ? translate("ui.columns.fewer") : translate("ui.columns.more", { names });
  return (
    <button
      type="button"
      className="ui-more-columns"
      aria-expanded={all}
      aria-label={`${seen} ${words}`}
      title={words}
      onClick={onPress}
    >
      {seen}
    </button>
  );
};
