import { useNotify, useTranslate } from "ra-core";
import type { MouseEvent } from "react";
import { Icon } from "../ui/icons";
import { Blank } from "./Blank";
import { isBlank } from "../resource/valueAt";

/** The id of a device in a monospaced font, with a copy button. */
export const UidValue = ({ value }: { readonly value: unknown }) => {
  const translate = useTranslate();
  const notify = useNotify();
  if (isBlank(value)) return <Blank />;
  const copy = (event: MouseEvent) => {
    event.stopPropagation();
    navigator.clipboard.writeText(String(value)).then(
      () => notify("kit.copied", { type: "success" }),
      () => notify("kit.copy_failed", { type: "warning" }),
    );
  };
  return (
    <span className="kit-uid">
      <span className="kit-mono">{String(value)}</span>
      <button type="button" className="kit-plain-icon kit-copy" title={translate("kit.copy")} onClick={copy}>
        <Icon name="copy" size={14} />
        <span className="kit-unseen">{translate("kit.copy")}</span>
      </button>
    </span>
  );
};
