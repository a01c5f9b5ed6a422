// Says that a save waits for the network, with a button to cancel it, or that this page is too old to save. If a dialog
// is open, it is drawn inside, so that the keyboard and screen readers can reach it.
import { useTranslate } from "ra-core";
import { type ReactNode, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { waitingSaves } from "../../wire/waitingSaves";
import { Button } from "../../ui/Button";
import { IconButton } from "../../ui/IconButton";
import { Icon } from "../../ui/icons";

/** The top dialog's part that keeps the focus, or the page if no dialog is open. */
const topmost = (): Element =>
  [...document.querySelectorAll('.MuiModal-root:not([aria-hidden="true"]) [tabindex="-1"]:not([data-testid])')].at(
    -1,
  ) ?? document.body;

const Notice = ({ words, children }: { readonly words: string; readonly children: ReactNode }) =>
  createPortal(
    <div className="shell-pile" data-place="top">
      <div className="shell-toast" data-type="warning" role="status">
        <Icon name="warning" />
        <div>{words}</div>
        {children}
      </div>
    </div>,
    topmost(),
  );

export const SaveNotices = () => {
  const translate = useTranslate();
  const count = useSyncExternalStore(waitingSaves.subscribe, waitingSaves.count);
  const isOld = useSyncExternalStore(waitingSaves.subscribe, waitingSaves.isOld);
  if (count > 0)
    return (
      <Notice key="held" words={translate("shell.waits")}>
        <Button onClick={waitingSaves.takeBack}>{translate("shell.take_back")}</Button>
      </Notice>
    );
  if (!isOld) return null;
  return (
    <Notice key="old" words={translate("shell.renewed")}>
      <Button onClick={() => window.open(location.href, "_blank")}>{translate("shell.new_tab")}</Button>
      <IconButton
        size="medium"
        icon="close"
        iconSize={16}
        label={translate("ra.action.close")}
        onClick={() => waitingSaves.setOld(false)}
      />
    </Notice>
  );
};
