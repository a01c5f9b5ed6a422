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
import type { Check } from "./treeChecks";

interface CheckItemProps {
  readonly id?: string;
  readonly itemId: string;
  readonly label?: ReactNode;
  readonly children?: ReactNode;
}

interface Checked {
  readonly check: Check;
  /** The number of selected rows below it, and of all rows below it. */
  readonly count: number;
  readonly below: number;
  /** Whether it only shows where a match is, and cannot be checked. */
  readonly isGuide: boolean;
}

/** Answers the selection below an item, by its id. */
export const ChecksContext = createContext<(itemId: string) => Checked>(() => ({
  check: "off",
  count: 0,
  below: 0,
  isGuide: false,
}));

const CHECKED = { on: true, off: false, half: "mixed" } as const;

/**
 * MUI X's tree item with its own checkbox state. A selected row with no selected row below it counts as partly checked here; the
 * library would show it as checked.
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
