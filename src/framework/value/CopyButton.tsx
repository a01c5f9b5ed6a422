import { useNotify, useTranslate } from "ra-core";
import type { MouseEvent } from "react";
import { Icon } from "../ui/icons";

/** Copies a text. It shows while the pointer is over what it stands in. */
export const CopyButton = ({ text }: { readonly text: string }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const copy = (event: MouseEvent) => {
    event.stopPropagation();
    navigator.clipboard.writeText(text).then(
      () => notify("kit.copied", { type: "success" }),
      () => notify("kit.copy_failed", { type: "warning" }),
    );
  };
  return (
    <button type="button" className="kit-plain-icon kit-copy" title={translate("kit.copy")} onClick={copy}>
      <Icon name="copy" size={14} />
      <span className="kit-unseen">{translate("kit.copy")}</span>
    </button>
  );
};
