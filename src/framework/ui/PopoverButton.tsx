import { type ReactNode, useCallback, useRef, useState } from "react";
import { Popover } from "./Popover";

export interface PopoverButtonProps {
  readonly className: string;
  /** Names the button where it shows only an icon, and the panel. */
  readonly label: string;
  readonly role: "menu" | "dialog";
  /** What the button shows. */
  readonly face: ReactNode;
  /** Whether the face is words that name the button; the label then names the panel alone. */
  readonly named?: boolean;
  /** The panel; built only while it is open. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button and the panel it opens. */
export const PopoverButton = ({ className, label, role, face, named = false, children }: PopoverButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        title={label}
        aria-label={named ? undefined : label}
        aria-haspopup={role}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {face}
      </button>
      {open && (
        <Popover anchor={button} label={label} role={role} onClose={close}>
          {children(close)}
        </Popover>
      )}
    </>
  );
};
