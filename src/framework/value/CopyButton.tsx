import { useNotify, useTranslate } from "ra-core";
import type { MouseEvent } from "react";
import { Icon } from "../ui/icons";

/** Copies a text. The button is visible while the pointer is over its container. */
export const CopyButton = ({ text }: { readonly text: string }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = (event: MouseEvent) => {
    event.stopPropagation();
    navigator.clipboard.writeText(text).then(
      () => notify("ui.copied", { type: "success" }),
      () => notify("ui.copy_failed", { type: "warning" }),
    );
  };
  return (
    <button type="button" className="ui-plain-icon ui-copy" title={translate("ui.copy")} onClick={copy}>
      <Icon name="copy" size={14} />
      <span className="ui-unseen">{translate("ui.copy")}</span>
    </button>
  );
};
