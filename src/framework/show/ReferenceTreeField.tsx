import { lazy, Suspense, useMemo } from "react";
import { useFieldPath } from "../resource/fieldPath";
import { useFieldLabel } from "../resource/label";
import type { Reference } from "../wire/contract";
import { type Id, createTree } from "../resource/treeOf";
import { useTreeRecords } from "../resource/useTreeRecords";
import { ReferencesValue } from "../value/ReferencesValue";
import { splitToList } from "../value/formats";
import { useFieldLayout } from "../value/FieldLayout";
import "./reference-tree.css";
import { type FieldProps, ShowField } from "./ShowField";

const ChosenTree = lazy(() => import("./ChosenTree"));

export interface TreeFieldProps extends FieldProps {
  readonly of: Reference;
}

const isId = (value: unknown): value is Id => typeof value === "number" || typeof value === "string";

const BONES = <div className="ui-tree-bones" aria-busy />;

const Chosen = ({ value, of, label }: { readonly value: unknown; readonly of: Reference; readonly label: string }) => {
  const { rows, isPending } = useTreeRecords(of, true);
  const tree = useMemo(() => createTree(rows), [rows]);
  const ids = splitToList(value).filter(isId);
  const known = new Set(rows.map(({ id }) => id));
  const chosen = new Set(ids);
  if (isPending && ids.length > 0) return BONES;
  const others = ids.filter((id) => !known.has(id));
  // If the account may not read the tree, each record is shown only by its own name.
  if (others.length === ids.length) return <ReferencesValue value={ids} of={of} />;
  return (
    <>
      <Suspense fallback={BONES}>
        <ChosenTree tree={tree} chosen={chosen} label={label} />
      </Suspense>
      {others.length > 0 && <ReferencesValue value={others} of={of} />}
    </>
  );
};

/** Records of a tree, each below its parent. In a table, only the first few records in one line. */
export const ReferenceTreeField = ({ of, ...props }: TreeFieldProps) => {
  const layout = useFieldLayout();
  const label = useFieldLabel(useFieldPath(props.source).path, props.label);
  return (
    <ShowField {...props} wide>
      {(value) =>
        layout === "cell" ? <ReferencesValue value={value} of={of} /> : <Chosen value={value} of={of} label={label} />
      }
    </ShowField>
  );
};
ReferenceTreeField.isUnset = (value: unknown) => splitToList(value).length === 0;
ReferenceTreeField.isLarge = true;
