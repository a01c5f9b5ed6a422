import { useTranslate } from "ra-core";
import { DelayedInput } from "../../../src/framework/ui/DelayedInput";
import { IconButton } from "../../../src/framework/ui/IconButton";

export interface TreeSearchProps {
  readonly text: string;
  onSearch(text: string): void;
  /** Null when there is nothing to expand. */
  readonly onExpand: (() => void) | null;
  /** Null when there is nothing to fold. */
  readonly onFold: (() => void) | null;
}

/** Searches all columns of a tree. Expands or folds the whole tree. */
export const TreeSearch = ({ text, onSearch, onExpand, onFold }: TreeSearchProps) => {
  const translate = useTranslate();
  return (
    <>
      <span className="ui-search">
        <DelayedInput
          icon="search"
          type="search"
          value={text}
          label={translate("ui.tree.search")}
          placeholder={translate("ui.tree.search")}
          onSettle={onSearch}
        />
      </span>
      <FoldButton icon="unfold" label={translate("ui.tree.unfold")} onPress={onExpand} />
      <FoldButton icon="fold" label={translate("ui.tree.fold")} onPress={onFold} />
    </>
  );
};

interface FoldButtonProps {
  readonly icon: string;
  readonly label: string;
  readonly onPress: (() => void) | null;
}

const FoldButton = ({ icon, label, onPress }: FoldButtonProps) => (
  <IconButton icon={icon} label={label} disabled={onPress === null} onClick={() => onPress?.()} />
);
