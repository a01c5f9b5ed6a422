import Box from "@mui/material/Box";
import { SimpleTreeView } from "@mui/x-tree-view/SimpleTreeView";
import { TreeItem } from "@mui/x-tree-view/TreeItem";
import { useTranslate } from "ra-core";
import { checkOf } from "../resource/treeChecks";
import type { Id, Tree, TreeRow } from "../resource/treeOf";

interface ChosenTreeProps {
  readonly tree: Tree;
  readonly chosen: ReadonlySet<Id>;
  readonly label: string;
}

const seenBelow = ({ tree, chosen }: ChosenTreeProps, parent: Id | null): readonly TreeRow[] =>
  tree.children(parent).filter(({ id }) => checkOf(tree, id, chosen) !== "off");

/** The branches of which only some records are chosen. They are expanded at first. */
const partsBelow = (props: ChosenTreeProps, parent: Id | null): readonly string[] =>
  seenBelow(props, parent)
    .filter(({ id }) => checkOf(props.tree, id, props.chosen) === "half")
    .flatMap(({ id }) => [String(id), ...partsBelow(props, id)]);

const Branch = ({ row, ...props }: ChosenTreeProps & { readonly row: TreeRow }) => {
  const translate = useTranslate();
  const { tree, chosen } = props;
  const count = tree.branch(row.id).length - 1;
  const isWhole = count > 0 && checkOf(tree, row.id, chosen) === "on";
  return (
    <TreeItem
      itemId={String(row.id)}
      label={
        <>
          {row.title}
          {isWhole && (
            <Box component="small" sx={{ ml: 1, typography: "caption", color: "text.secondary" }}>
              {translate("ui.tree.whole", { count })}
            </Box>
          )}
        </>
      }
    >
      {seenBelow(props, row.id).map((child) => (
        <Branch key={child.id} {...props} row={child} />
      ))}
    </TreeItem>
  );
};

/** The chosen records of a tree. A wholly chosen branch is one line that people can expand. */
const ChosenTree = (props: ChosenTreeProps) => (
  <SimpleTreeView
    aria-label={props.label}
    disableSelection
    defaultExpandedItems={[...partsBelow(props, null)]}
    sx={{ columns: "260px auto", columnGap: 4, "& > li": { breakInside: "avoid", pb: 1 } }}
  >
    {seenBelow(props, null).map((row) => (
      <Branch key={row.id} {...props} row={row} />
    ))}
  </SimpleTreeView>
);

export default ChosenTree;
