import { useTranslate } from "ra-core";
import { Icon } from "../../ui/icons";
import { DelayedInput } from "../../ui/DelayedInput";

export interface TreeSearchProps {
  readonly text: string;
  onSearch(text: string): void;
  /** Folds every branch, or opens them all. */
  onFold(folded: boolean): void;
}

/** Looks through all columns of a tree at once; and opens or folds it whole. */
export const TreeSearch = ({ text, onSearch, onFold }: TreeSearchProps) => {
  const translate = useTranslate();
  return (
    <>
      <span className="kit-search">
        <Icon name="search" size={16} />
        <DelayedInput
          className="kit-box"
          type="search"
          value={text}
          aria-label={translate("kit.tree.search")}
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
  <button type="button" className="kit-icon-button" title={label} aria-label={label} onClick={onPress}>
    <Icon name={icon} size={18} />
  </button>
);
