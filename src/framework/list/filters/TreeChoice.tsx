// The choice among records of a tree: whoever chooses one chooses all below it, too, and may take some of them out.
import { useTranslate } from "ra-core";
import { useMemo } from "react";
import { CheckTree } from "../../resource/CheckTree";
import { formWords } from "../../resource/formWords";
import { WithWords } from "../../resource/WithWords";
import { wholesOf } from "../../resource/treeChecks";
import { treeOf } from "../../resource/treeOf";
import { useTreeRecords } from "../../resource/useTreeRecords";
import { chosenOf } from "./CheckOptions";
import type { Reference } from "../../wire/contract";
import type { EditorProps, FilterProps, SummaryProps } from "./FilterKind";

export interface TreeFilterProps extends FilterProps {
  readonly of: Reference;
}

export const TreeChoice = ({ props: { source, of }, values, label, change }: EditorProps<TreeFilterProps>) => (
  <WithWords of={formWords}>
    <div className="kit-filter-tree">
      <CheckTree
        of={of}
        name={{ label }}
        chosen={chosenOf(values[source])}
        withAbove={false}
        autoFocus
        onChange={(chosen) => change({ [source]: chosen })}
      />
    </div>
  </WithWords>
);

const Names = ({ props: { source, of }, values }: SummaryProps<TreeFilterProps>) => {
  const translate = useTranslate();
  const { rows, isPending } = useTreeRecords(of, true);
  const tree = useMemo(() => treeOf(rows), [rows]);
  const ids = chosenOf(values[source]).map((one) => rows.find(({ id }) => String(id) === String(one))?.id ?? one);
  if (isPending) return "…";
  const wholes = wholesOf(tree, new Set(ids)).map(({ row, below }) =>
    below === 0 ? row.title : translate("form.withBelow", { name: row.title, count: below }),
  );
  const others = ids.filter((id) => !rows.some((row) => row.id === id));
  return [...wholes, ...others].join(", ");
};

/** A branch that is chosen whole is told by the name at its top. */
export const TreeNames = (bound: SummaryProps<TreeFilterProps>) => (
  <WithWords of={formWords}>
    <Names {...bound} />
  </WithWords>
);
