import { lazy, Suspense } from "react";
import { useCan } from "../../resource/useCan";
import { WITHIN } from "../../schema/where/Where";
import { defineFilter } from "./defineFilter";
import type { EditorProps, SummaryProps } from "./FilterKind";
import type { TreeFilterProps } from "../../../../features/trees/console/TreeChoice";

interface ReferenceFilterProps extends TreeFilterProps {
  /** Whether the records are chosen in their tree, with those below them. Where a platform takes one value only, they are not. */
  readonly tree?: boolean;
}
const FoundChoice = lazy(() => import("./FoundChoice").then((m) => ({ default: m.FoundChoice })));
const FoundNames = lazy(() => import("./FoundChoice").then((m) => ({ default: m.FoundNames })));
const TreeChoice = lazy(() => import("../../../../features/trees/console/TreeChoice").then((m) => ({ default: m.TreeChoice })));
const TreeNames = lazy(() => import("../../../../features/trees/console/TreeChoice").then((m) => ({ default: m.TreeNames })));

const useIsTree = ({ tree = false, of }: ReferenceFilterProps) => {
  const several = useCan("several");
  return tree && of.parent !== undefined && several;
};

const Editor = (bound: EditorProps<ReferenceFilterProps>) => {
  const isTree = useIsTree(bound.props);
  const Choice = isTree && bound.choose !== "records" ? TreeChoice : FoundChoice;
  return (
    <Suspense fallback={<div className="ui-panel" />}>
      <Choice {...bound} />
    </Suspense>
  );
};

const Summary = (bound: SummaryProps<ReferenceFilterProps>) => {
  const Names = useIsTree(bound.props) ? TreeNames : FoundNames;
  return (
    <Suspense fallback="…">
      <Names {...bound} />
    </Suspense>
  );
};

/** Records by name: those that are found, or the tree of all. */
export const ReferenceFilter = defineFilter<ReferenceFilterProps>({
  keys: ({ source, tree = false }) => (tree ? [source, source + WITHIN] : [source]),
  Editor,
  Summary,
});
