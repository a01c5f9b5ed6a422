import { useTranslate } from "ra-core";
import { useEffect, useEffectEvent } from "react";
import { Icon } from "../../ui/icons";
import type { ShownNotice } from "./noticeQueue";
import { Button } from "../../ui/Button";
import { IconButton } from "../../ui/IconButton";

interface ToastProps {
  readonly shown: ShownNotice;
  readonly undoable: boolean;
  readonly onClose: () => void;
  readonly onUndo: () => void;
}

const ICONS = { error: "error", success: "check", warning: "warning", info: "info" } as const;

export const Toast = ({ shown, undoable, onClose, onUndo }: ToastProps) => {
  const translate = useTranslate();
  const { message, type, notificationOptions } = shown.payload;
  const closed = useEffectEvent(onClose);
  useEffect(() => {
    if (shown.time === null) return;
    const timer = setTimeout(() => closed(), shown.time);
    return () => clearTimeout(timer);
  }, [shown]);
  return (
    <div className="shell-toast" data-type={type}>
      <Icon name={ICONS[type]} />
      <div>{typeof message === "string" ? translate(message, notificationOptions?.messageArgs) : message}</div>
      {undoable ? <Button onClick={onUndo}>{translate("ra.action.undo")}</Button> : null}
      <IconButton size="medium" icon="close" iconSize={16} label={translate("ra.action.close")} onClick={onClose} />
    </div>
  );
};
