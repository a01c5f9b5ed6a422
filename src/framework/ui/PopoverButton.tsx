import { memo, type ReactNode, useCallback, useState } from "react";
import { Button, type ButtonProps } from "./Button";
import { IconButton } from "./IconButton";
import { warmOverlays } from "./loadOverlays";
import { Menu } from "./Menu";
import { Popover } from "./Popover";

export interface PopoverButtonProps {
  readonly className?: string;
  /** Names the button where it shows only an icon, and the panel. */
  readonly label: string;
  readonly role: "menu" | "dialog";
  /** The icon that is all the button shows. */
  readonly icon?: string;
  readonly iconSize?: number;
  readonly size?: "small" | "medium";
  readonly variant?: ButtonProps["variant"];
  /** What the button shows in place of an icon. */
  readonly face?: ReactNode;
  /** Whether the face is words that name the button; the label then names the panel alone. */
  readonly named?: boolean;
  /** What it opens; built only while it is open. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button and the menu or panel it opens. */
export const PopoverButton = memo((props: PopoverButtonProps) => {
  const { className = "", label, role, icon, iconSize, size = "small", variant, face, named = false, children } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  const button = {
    className,
    size,
    "aria-haspopup": role,
    "aria-expanded": anchor !== null,
    onPointerEnter: warmOverlays,
    onFocus: warmOverlays,
    onClick: ({ currentTarget }: { readonly currentTarget: HTMLElement }) =>
      setAnchor(anchor === null ? currentTarget : null),
  } as const;
  const Panel = role === "menu" ? Menu : Popover;
  return (
    <>
      {icon === undefined ? (
        <Button {...button} variant={variant} title={label} {...(named ? {} : { "aria-label": label })}>
          {face}
        </Button>
      ) : (
        <IconButton {...button} icon={icon} label={label} iconSize={iconSize} />
      )}
      {anchor && (
        <Panel anchor={anchor} label={label} onClose={close}>
          {children(close)}
        </Panel>
      )}
    </>
  );
});
