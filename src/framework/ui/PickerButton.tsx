import IconButton from "@mui/material/IconButton";
import { lazy, Suspense, useState } from "react";
import { Icon } from "./icons";
import type { PickerProps } from "./Picker";

const Picker = lazy(() => import("./Picker"));

interface PickerButtonProps extends PickerProps {
  readonly disabled?: boolean;
}

/** Opens a calendar, a clock or both, beside a text box that accepts the same value by keyboard. */
export const PickerButton = ({ disabled = false, ...picker }: PickerButtonProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        size="small"
        title={picker.label}
        aria-label={picker.label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        disabled={disabled}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name={picker.kind === "time" ? "clock" : "calendar"} size={18} />
      </IconButton>
      {anchor && (
        <Suspense>
          <Picker {...picker} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
