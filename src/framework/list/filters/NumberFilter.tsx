import { useTranslate } from "ra-core";
import { isBlank } from "../../resource/valueAt";
import { DelayedInput } from "../../ui/DelayedInput";
import { defineFilter } from "./defineFilter";
import type { FilterProps } from "./FilterKind";

export interface NumberFilterProps extends FilterProps {
  /** Filters by a range (`<source>_begin` to `<source>_end`, both inclusive) instead of one exact value. */
  readonly range?: boolean;
}

const numberOf = (text: string) => (text.trim() === "" || !Number.isFinite(Number(text)) ? undefined : Number(text));

export const NumberFilter = defineFilter<NumberFilterProps>({
  keys: ({ source, range }) => (range ? [`${source}_begin`, `${source}_end`] : [source]),
  says: "spans",
  needs: ({ range }) => (range ? "range" : null),
  Editor: ({ props: { source, range }, values, label, change }) => {
    const translate = useTranslate();
    const box = (key: string, words: string) => (
      <DelayedInput
        type="number"
        inputMode="decimal"
        label={words}
        placeholder={words}
        value={String(values[key] ?? "")}
        tidy={(text) => String(numberOf(text) ?? "")}
        onSettle={(text, goesOn) => change({ [key]: numberOf(text) }, goesOn)}
      />
    );
    if (!range) return box(source, label);
    return (
      <div className="ui-pair">
        {box(`${source}_begin`, translate("ui.filter.from"))}
        <span aria-hidden="true">–</span>
        {box(`${source}_end`, translate("ui.filter.to"))}
      </div>
    );
  },
  Summary: ({ props: { source, range }, values }) => {
    if (!range) return String(values[source] ?? "");
    const [begin, end] = [values[`${source}_begin`], values[`${source}_end`]];
    return isBlank(begin) ? `≤ ${end}` : isBlank(end) ? `≥ ${begin}` : `${begin} – ${end}`;
  },
});
