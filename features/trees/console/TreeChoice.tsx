// Chooses records of a tree. Choosing a record also chooses all records below it, and single records can be removed
// again.
import { useTranslate } from "ra-core";
import { useMemo } from "react";
import { CheckTree } from "../../../src/framework/resource/CheckTree";
import { formWords } from "../../../src/framework/resource/formWords";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { chosenBranchesOf, wholeBranchesOf } from "../../../src/framework/resource/treeChecks";
import { type Id, createTree } from "../../../src/framework/resource/treeOf";
import { useTreeRecords } from "../../../src/framework/resource/useTreeRecords";
import { WITHIN_SUFFIX } from "../../../shared/schema/where/Where";
import { toValueList } from "../../../src/framework/list/filters/CheckOptions";
import "./choice.css";
import type { EditorProps, ReferenceFilterProps, SummaryProps } from "../../../src/framework/list/filters/FilterKind";

type Choosing = Pick<EditorProps<ReferenceFilterProps>, "props" | "values">;

/** The chosen records in the present tree, whether they were chosen one by one or as part of a branch. */
const useChosenIn = ({ props: { source, of }, values }: Choosing) => {
  const { rows, isPending } = useTreeRecords(of, true);
  const tree = useMemo(() => createTree(rows), [rows]);
  const known = (value: unknown) =>
    toValueList(value).map((one) => rows.find(({ id }) => String(id) === String(one))?.id ?? one);
  const branches = known(values[source + WITHIN_SUFFIX]);
  const single = known(values[source]);
  return { rows, tree, isPending, branches, single };
};

export const TreeChoice = ({ props, values, label, change, choose }: EditorProps<ReferenceFilterProps>) => {
  const { source, of } = props;
  const { tree, branches, single } = useChosenIn({ props, values });
  const chosen = [...new Set([...branches.flatMap((id) => tree.branch(id)), ...single])];
  const choice = (ids: readonly Id[]) => {
    const tops = choose === "branches" ? chosenBranchesOf(tree, ids) : null;
    // Records that were removed from a branch stay removed. So the remaining records are stored one by one.
    change(
      tops === null
        ? { [source]: ids, [source + WITHIN_SUFFIX]: [] }
        : { [source]: [], [source + WITHIN_SUFFIX]: tops },
    );
  };
  return (
    <WithWords of={formWords}>
      <div className="ui-filter-tree">
        <CheckTree of={of} name={{ label }} chosen={chosen} withAbove={false} autoFocus onChange={choice} />
      </div>
    </WithWords>
  );
};

/** A branch that is chosen as a whole is shown by its top record. */
export const TreeNames = ({ props, values }: SummaryProps<ReferenceFilterProps>) => {
  const translate = useTranslate();
  const { rows, tree, isPending, branches, single } = useChosenIn({ props, values });
  if (isPending) return "…";
  const whole = branches.map((id) =>
    translate("form.withAll", { name: rows.find((row) => row.id === id)?.title ?? String(id) }),
  );
  const wholes = wholeBranchesOf(tree, new Set(single)).map(({ row, below }) =>
    below === 0 ? row.title : translate("form.withBelow", { name: row.title, count: below }),
  );
  const others = single.filter((id) => !rows.some((row) => row.id === id));
  return [...whole, ...wholes, ...others].join(", ");
};
