import { useTranslate } from "ra-core";
import { DelayedInput } from "../../ui/DelayedInput";
import { IconButton } from "../../ui/IconButton";

export interface TreeSearchProps {
  readonly text: string;
  onSearch(text: string): void;
  /** Folds or expands all branches. */
  onFold(folded: boolean): void;
}

/** Searches all columns of a tree. Expands or folds the whole tree. */
export const TreeSearch = ({ text, onSearch, onFold }: TreeSearchProps) => {
  const translate = useTranslate();
  return (
    <>
      <span className="kit-search">
        <DelayedInput
          icon="search"
          type="search"
          value={text}
          label={translate("kit.tree.search")}
          placeholder={translate("kit.tree.search")}
          onSettle={(typed) => onSearch(typed.trim())}
        />
      </span>
      <FoldButton icon="unfold" label={translate("kit.tree.unfold")} onPress={() => onFold(false)} />
      <FoldButton icon="fold" label={translate("kit.tree.fold")} onPress={() => onFold(true)} />
    </>
  );
};

interface FoldButtonProps {
  readonly icon: string;
  readonly label: string;
  readonly onPress: () => void;
}

const FoldButton = ({ icon, label, onPress }: FoldButtonProps) => (
  <IconButton icon={icon} label={label} onClick={onPress} />
);
