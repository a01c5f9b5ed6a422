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
  /** How many rows below it are chosen, of how many. */
  readonly count: number;
  readonly below: number;
}

/** What is chosen of an item, by its id. */
export const ChecksContext = createContext<(itemId: string) => Checked>(() => ({ check: "off", count: 0, below: 0 }));

const CHECKED = { on: true, off: false, half: "mixed" } as const;

/**
 * MUI X's item with a check of our own: a row is half checked as well when it is chosen and nothing below it is,
 * which the library takes for checked.
 */
export const CheckItem = ({ id, itemId, label, children }: CheckItemProps) => {
  const { check, count, below } = useContext(ChecksContext)(itemId);
  const item = useTreeItem({ itemId, children, label, ...(id === undefined ? {} : { id }) });
  return (
    <TreeItemProvider {...item.getContextProviderProps()}>
      <TreeItemRoot {...item.getRootProps()} aria-checked={CHECKED[check]}>
        <TreeItemContent
          {...item.getContentProps()}
          sx={{
            minHeight: 36,
            opacity: item.status.disabled ? 0.6 : 1,
            "&[data-selected]:not([data-focused], :hover)": { bgcolor: "transparent" },
          }}
        >
          <TreeItemIconContainer {...item.getIconContainerProps({ onClick: (event) => event.stopPropagation() })}>
            <TreeItemIcon status={item.status} />
          </TreeItemIconContainer>
          {/* A press on the row, wherever in it, checks it. */}
          <TreeItemCheckbox
            {...item.getCheckboxProps()}
            checked={check === "on"}
            indeterminate={check === "half"}
            sx={{ pointerEvents: "none" }}
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
