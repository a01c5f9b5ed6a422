// Says that a save waits for the network, with a button to cancel it, or that the page is too old to save. An open
// dialog contains it, so that keyboard and screen reader can reach it.
import { useTranslate } from "ra-core";
import { type ReactNode, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { waitingSaves } from "../../wire/waitingSaves";
import { Button } from "../../ui/Button";
import { IconButton } from "../../ui/IconButton";
import { Icon } from "../../ui/icons";

/** The part of the top dialog that keeps the focus. If no dialog is open, the page. */
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
