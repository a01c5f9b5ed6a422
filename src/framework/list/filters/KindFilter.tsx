import { useTranslate } from "ra-core";
import { Fragment, useState } from "react";
import { KindOfRecord } from "../../resource/KindOfRecord";
import { useKinds } from "../../resource/useKinds";
import { DelayedInput } from "../../ui/DelayedInput";
import { CheckOptions, chosenOf } from "./CheckOptions";
import { defineFilter } from "./defineFilter";
import type { EditorProps, FilterProps } from "./FilterKind";

const Editor = ({ props: { source }, values, label, change }: EditorProps<FilterProps>) => {
  const translate = useTranslate();
  const { kinds, isPending } = useKinds();
  const [typed, setTyped] = useState("");
  const chosen = chosenOf(values[source]).map(String);
  const words = translate("kit.filter.search_in", { label });
  const box = (value: string, onSettle: (text: string) => void) => (
    <DelayedInput
      type="search"
      label={words}
      placeholder={words}
      value={value}
      onSettle={(text) => onSettle(text.trim())}
    />
  );
  // Where nobody says which kinds there are, people type the name of one.
  if (kinds.length === 0 && !isPending) return box(chosen.join(), (text) => change({ [source]: text }));
  const named = new Map(kinds.map(({ of, label: name }) => [of, name]));
  const isFound = (text: string): boolean => text.toLowerCase().includes(typed.toLowerCase());
  const others = kinds.filter(({ of, label: name }) => !chosen.includes(of) && (isFound(name) || isFound(of)));
  // Chosen ones stay on top, though the search does not find them, or nobody knows them any more.
  const options = [
    ...chosen.map((of) => ({ value: of, face: named.get(of) ?? <KindOfRecord of={of} /> })),
    ...others.map(({ of, label: name }) => ({ value: of, face: name })),
  ];
  return (
    <>
      {box(typed, setTyped)}
      <CheckOptions label={label} options={options} chosen={chosen} onChange={(next) => change({ [source]: next })} />
      {!isPending && options.length === 0 && <span className="kit-quiet">{translate("kit.filter.none_found")}</span>}
    </>
  );
};

/** Finds entries about records of chosen kinds, in words: the value is the name of a resource. */
export const KindFilter = defineFilter<FilterProps>({
  keys: ({ source }) => [source],
  Editor,
  Summary: ({ props: { source }, values }) =>
    chosenOf(values[source]).map((of, at) => (
      <Fragment key={of}>
        {at > 0 ? ", " : ""}
        <KindOfRecord of={String(of)} />
      </Fragment>
    )),
});
