import Box from "@mui/material/Box";
import {
  TreeItemCheckbox,
  TreeItemContent,
  TreeItemGroupTransition,
  TreeItemIconContainer,
  TreeItemLabel,
  TreeItemRoot,
} from "@mui/x-tree-view/TreeItem";
import { TreeItemIcon } from "@mui/x-tree-view/TreeItemIcon";
import { TreeItemProvider } from "@mui/x-tree-view/TreeItemProvider";
import { useTreeItem } from "@mui/x-tree-view/useTreeItem";
import { createContext, type ReactNode, useContext } from "react";
import type { CheckState } from "./treeChecks";

interface CheckItemProps {
  readonly id?: string;
  readonly itemId: string;
  readonly label?: ReactNode;
  readonly children?: ReactNode;
}

interface Checked {
  readonly check: CheckState;
  /** The number of selected rows below this item, and the number of all rows below it. */
  readonly count: number;
  readonly below: number;
  /** Whether the row is only an ancestor of a match, and cannot be checked. */
  readonly isGuide: boolean;
}

/** Finds the selection below an item by the item's id. */
export const ChecksContext = createContext<(itemId: string) => Checked>(() => ({
  check: "off",
  count: 0,
  below: 0,
  isGuide: false,
}));

const CHECKED = { on: true, off: false, half: "mixed" } as const;

/**
 * MUI X's tree item, with another rule for its checkbox. If a row is selected but none below it, it is drawn as partly
 * checked; the library would draw it as checked.
 */
export const CheckItem = ({ id, itemId, label, children }: CheckItemProps) => {
  const { check, count, below, isGuide } = useContext(ChecksContext)(itemId);
  const item = useTreeItem({ itemId, children, label, ...(id === undefined ? {} : { id }) });
  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()} aria-checked={isGuide ? undefined : CHECKED[check]}>
        <TreeItemContent
          {...item.getContentProps()}
          sx={{
            minHeight: 36,
            opacity: item.status.disabled || isGuide ? 0.6 : 1,
            "&[data-selected]:not([data-focused], :hover)": { bgcolor: "transparent" },
          }}
        >
          <TreeItemIconContainer {...item.getIconContainerProps({ onClick: (event) => event.stopPropagation() })}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          {/* A press anywhere in the row checks it. */}
          <TreeItemCheckbox
            {...item.getCheckboxProps()}
            checked={check === "on"}
            indeterminate={check === "half"}
            sx={{ pointerEvents: "none", visibility: isGuide ? "hidden" : "visible" }}
          />
          <TreeItemLabel {...item.getLabelProps()} sx={{ overflowWrap: "anywhere" }} />
          {below > 0 && (
            <Box
              component="span"
              sx={{ color: "text.secondary", typography: "caption", fontVariantNumeric: "tabular-nums" }}
            >
              {count}/{below}
            </Box>
          )}
        </TreeItemContent>
        {children !== undefined && <TreeItemGroupTransition {...item.getGroupTransitionProps()} />}
      </TreeItemRoot>
    </TreeItemProvider>
  );
};
