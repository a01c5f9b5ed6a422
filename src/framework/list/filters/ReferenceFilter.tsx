import { lazy, Suspense } from "react";
import { useCan } from "../../resource/useCan";
import { WITHIN_SUFFIX } from "../../../../shared/schema/where/Where";
import { useParts } from "../../slots";
import { type TreeFilter, treeFilter } from "../slots";
import { defineFilter } from "./defineFilter";
import type { EditorProps, ReferenceFilterProps, SummaryProps } from "./FilterKind";

interface Props extends ReferenceFilterProps {
  /** Whether people choose records in their tree. False if the platform accepts only one value. */
  readonly tree?: boolean;
}
const RecordChoice = lazy(() => import("./RecordChoice").then((m) => ({ default: m.RecordChoice })));
const RecordNames = lazy(() => import("./RecordChoice").then((m) => ({ default: m.RecordNames })));

/** How records of a tree are chosen. Undefined if they are not chosen in a tree. */
const useTreeFilter = ({ tree = false, of }: Props): TreeFilter | undefined => {
  const [part] = useParts(treeFilter);
  const several = useCan("several");
  return tree && of.parent !== undefined && several ? part : undefined;
};

const Editor = (bound: EditorProps<Props>) => {
  const tree = useTreeFilter(bound.props);
  const Choice = tree === undefined || bound.choose === "records" ? RecordChoice : tree.Choice;
  return (
    <Suspense fallback={<div className="ui-panel" />}>
      <Choice {...bound} />
    </Suspense>
  );
};

const Summary = (bound: SummaryProps<Props>) => {
  const Names = useTreeFilter(bound.props)?.Names ?? RecordNames;
  return (
    <Suspense fallback="…">
      <Names {...bound} />
    </Suspense>
  );
};

/** Filters by records: by name, or in their tree. */
export const ReferenceFilter = defineFilter<Props>({
  keys: ({ source, tree = false }) => (tree ? [source, source + WITHIN_SUFFIX] : [source]),
  Editor,
  Summary,
});
