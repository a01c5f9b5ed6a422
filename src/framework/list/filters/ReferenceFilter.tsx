import { useGetManyAggregate, useTranslate } from "ra-core";
import { lazy, Suspense } from "react";
import type { Reference } from "../../wire/contract";
import { useInLanguage } from "../../resource/inLanguage";
import { useCan } from "../../resource/useCan";
import { useRecordSearch } from "../../resource/useRecordSearch";
import { lookAlikes } from "../../resource/lookAlikes";
import { textAt } from "../../resource/valueAt";
import { Told } from "../../value/Told";
import { CheckOptions, chosenOf } from "./CheckOptions";
import { defineFilter } from "./defineFilter";
import type { EditorProps, SummaryProps } from "./FilterKind";
import type { TreeFilterProps } from "./TreeChoice";

interface ReferenceFilterProps extends TreeFilterProps {
  /** Whether the records are chosen in their tree, with those below them. Where a platform takes one value only, they are not. */
  readonly tree?: boolean;
}
const TreeChoice = lazy(() => import("./TreeChoice").then((m) => ({ default: m.TreeChoice })));
const TreeNames = lazy(() => import("./TreeChoice").then((m) => ({ default: m.TreeNames })));

const useIsTree = ({ tree = false, of }: ReferenceFilterProps) => {
  const several = useCan("several");
  return tree && of.parent !== undefined && several;
};

type Found = Readonly<Record<string, unknown>> & { readonly id: string | number };

const nameOf = (of: Reference, record: Found) => textAt(record, of.title, String(record.id));

const useChosen = ({ of }: ReferenceFilterProps, value: unknown) => {
  const ids = [...chosenOf(value)];
  const { data = [] } = useGetManyAggregate<Found>(of.resource, { ids }, { enabled: ids.length > 0 });
  return { ids, records: data.filter((one) => one != null) };
};

const FoundChoice = ({ props, values, label, change }: EditorProps<ReferenceFilterProps>) => {
  const of = useInLanguage(props.of);
  const translate = useTranslate();
  const { ids, records } = useChosen(props, values[props.source]);
  const { found, isPending, error, box } = useRecordSearch(of, label);
  // Chosen records stay on top, even if the search does not find them, so that they can be removed.
  const others = found.filter((one) => !ids.some((id) => String(id) === String(one.id)));
  const offered = [...records, ...others];
  const alike = lookAlikes(offered, of.title);
  const tell = ({ id }: Found) => (alike.has(String(id)) ? String(id) : undefined);
  return (
    <>
      {box}
      <CheckOptions
        label={label}
        options={offered.map((one) => ({ value: one.id, face: <Told of={tell(one)}>{nameOf(of, one)}</Told> }))}
        chosen={ids}
        onChange={(chosen) => change({ [props.source]: chosen })}
      />
      {!isPending && offered.length === 0 && (
        <span className="kit-quiet">{translate(error ? "kit.error.title" : "kit.filter.none_found")}</span>
      )}
    </>
  );
};

const FoundNames = ({ props, values }: SummaryProps<ReferenceFilterProps>) => {
  const of = useInLanguage(props.of);
  const { ids, records } = useChosen(props, values[props.source]);
  return ids
    .map((id) => {
      const found = records.find((one) => String(one.id) === String(id));
      return found ? nameOf(of, found) : String(id);
    })
    .join(", ");
};

const Editor = (bound: EditorProps<ReferenceFilterProps>) =>
  useIsTree(bound.props) ? (
    <Suspense fallback={<div className="kit-panel" />}>
      <TreeChoice {...bound} />
    </Suspense>
  ) : (
    <FoundChoice {...bound} />
  );

const Summary = (bound: SummaryProps<ReferenceFilterProps>) =>
  useIsTree(bound.props) ? (
    <Suspense fallback="…">
      <TreeNames {...bound} />
    </Suspense>
  ) : (
    <FoundNames {...bound} />
  );

/** Records by name: those that are found, or the tree of all. */
export const ReferenceFilter = defineFilter<ReferenceFilterProps>({ keys: ({ source }) => [source], Editor, Summary });
