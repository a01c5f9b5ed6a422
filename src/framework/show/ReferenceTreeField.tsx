import { useTranslate } from "ra-core";
import { useMemo } from "react";
import type { Reference } from "../wire/contract";
import { checkOf } from "../form/treeChecks";
import { type Id, type Tree, treeOf, type TreeRow } from "../form/treeOf";
import { useTreeRecords } from "../form/useTreeRecords";
import { ReferencesValue } from "../value/ReferencesValue";
import { listOf } from "../value/formats";
import { useFieldLayout } from "../value/FieldLayout";
import "./reference-tree.css";
import { type FieldProps, ShowField } from "./ShowField";

interface TreeFieldProps extends FieldProps {
  readonly of: Reference;
}

interface BranchProps {
  readonly tree: Tree;
  readonly row: TreeRow;
  readonly chosen: ReadonlySet<Id>;
}

const isId = (value: unknown): value is Id => typeof value === "number" || typeof value === "string";

/** A branch that is chosen whole is one line, to be opened; of another what is chosen stands beneath. */
const Branch = ({ tree, row, chosen }: BranchProps) => {
  const translate = useTranslate();
  const below = tree.children(row.id).filter(({ id }) => checkOf(tree, id, chosen) !== "off");
  if (below.length === 0)
    return (
      <li>
        <span className="tree-leaf">{row.title}</span>
      </li>
    );
  const whole = checkOf(tree, row.id, chosen) === "on";
  const count = tree.branch(row.id).length - 1;
  return (
    <li>
      <details open={!whole}>
        <summary>
          {row.title}
          {whole && <small>{translate("kit.tree.whole", { count })}</small>}
        </summary>
        <ul>
          {below.map((child) => (
            <Branch key={child.id} tree={tree} row={child} chosen={chosen} />
          ))}
        </ul>
      </details>
    </li>
  );
};

const Chosen = ({ value, of }: { readonly value: unknown; readonly of: Reference }) => {
  const { rows, isPending } = useTreeRecords(of, true);
  const tree = useMemo(() => treeOf(rows), [rows]);
  const ids = listOf(value).filter(isId);
  const known = new Set(rows.map(({ id }) => id));
  const chosen = new Set(ids);
  const roots = tree.children(null).filter(({ id }) => checkOf(tree, id, chosen) !== "off");
  if (isPending && ids.length > 0) return <div className="kit-tree kit-tree-bones" aria-busy />;
  const others = ids.filter((id) => !known.has(id));
  // Where the tree may not be read, the records are named one by one.
  if (others.length === ids.length) return <ReferencesValue value={ids} of={of} />;
  return (
    <div className="kit-tree">
      <ul>
        {roots.map((row) => (
          <Branch key={row.id} tree={tree} row={row} chosen={chosen} />
        ))}
      </ul>
      {others.length > 0 && <ReferencesValue value={others} of={of} />}
    </div>
  );
};

/** Records of a tree, each beneath the one above it; in a table only some of them, in a line. */
export const ReferenceTreeField = ({ of, ...props }: TreeFieldProps) => {
  const layout = useFieldLayout();
  return (
    <ShowField {...props} wide>
      {(value) => (layout === "cell" ? <ReferencesValue value={value} of={of} /> : <Chosen value={value} of={of} />)}
    </ShowField>
  );
};
