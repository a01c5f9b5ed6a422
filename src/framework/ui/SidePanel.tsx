import Drawer from "@mui/material/Drawer";
import { useTranslate } from "ra-core";
import { type ReactNode, useId } from "react";
import { IconButton } from "./IconButton";
import "./ui.css";

interface SidePanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel at the right for reading only. Escape closes it. */
export const SidePanel = ({ title, onClose, children }: SidePanelProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Drawer anchor="right" open onClose={onClose} slotProps={{ paper: { role: "dialog", "aria-labelledby": id } }}>
      <div className="ui-side-panel">
        <header>
          <h2 id={id}>{title}</h2>
          <IconButton icon="close" label={translate("ui.close")} onClick={onClose} />
        </header>
        {children}
      </div>
    </Drawer>
  );
};
