import { useTranslate } from "ra-core";
import { type ReactNode, useState } from "react";
import type { LabelledName } from "../../resource/useKinds";
import { DelayedInput } from "../../ui/DelayedInput";
import { CheckOptions, toValueList } from "./CheckOptions";
import type { EditorProps, FilterProps } from "./FilterKind";

/** The largest number of names that are shown. People find other names by typing. */
const SHOWN = 100;

interface LabelChoiceProps extends EditorProps<FilterProps> {
  readonly names: readonly LabelledName[];
  readonly isPending: boolean;
  /** Draws a name that the list does not contain. */
  readonly unknown: (of: string) => ReactNode;
}

/** Chooses names of definitions by their labels. If the names are unknown, people type a name. */
export const LabelChoice = ({
  props: { source },
  values,
  label,
  change,
  names,
  isPending,
  unknown,
}: LabelChoiceProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState("");
  const chosen = toValueList(values[source]).map(String);
  const words = translate("ui.filter.search_in", { label });
  const box = (value: string, onSettle: (text: string, goesOn: boolean) => void) => (
    <DelayedInput type="search" label={words} placeholder={words} value={value} onSettle={onSettle} />
  );
  if (names.length === 0 && !isPending) return box(chosen.join(), (text, goesOn) => change({ [source]: text }, goesOn));
  const labels = new Map(names.map(({ of, label: name }) => [of, name]));
  const isFound = (text: string): boolean => text.toLowerCase().includes(typed.toLowerCase());
  const others = names.filter(({ of, label: name }) => !chosen.includes(of) && (isFound(name) || isFound(of)));
  const found = others.slice(0, SHOWN).map(({ of, label: name }) => ({ value: of, face: name }));
  // The platform's own events have names that no definition has.
  const asTyped = found.length === 0 && typed !== "" && !chosen.includes(typed) ? [{ value: typed, face: typed }] : [];
  // Chosen names stay at the top, even if the search does not find them or they no longer exist.
  const options = [
    ...chosen.map((of) => ({ value: of, face: labels.get(of) ?? unknown(of) })),
    ...found,
    ...(isPending ? [] : asTyped),
  ];
  return (
    <>
      {box(typed, setTyped)}
      <CheckOptions label={label} options={options} chosen={chosen} onChange={(next) => change({ [source]: next })} />
    </>
  );
};
