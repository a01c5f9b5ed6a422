import { memo, type ReactNode, useCallback, useState } from "react";
import { Button, type ButtonProps } from "./Button";
import { IconButton } from "./IconButton";
import { preloadOverlays } from "./loadOverlays";
import { Menu } from "./Menu";
import { Popover } from "./Popover";
import { IconAndLabel } from "./IconAndLabel";

export interface PopoverButtonProps {
  readonly className?: string;
  /** The accessible name of the panel, and of a button that shows only an icon. */
  readonly label: string;
  readonly role: "menu" | "dialog";
  /** The icon of the button. */
  readonly icon?: string;
  /** Whether the label is shown beside the icon when there is room. */
  readonly worded?: boolean;
  readonly size?: "small" | "medium";
  readonly variant?: ButtonProps["variant"];
  /** Drawn in the button instead of icon and label. */
  readonly face?: ReactNode;
  /** Whether `face` contains text that names the button. `label` then names only the panel. */
  readonly named?: boolean;
  /** The content of the menu or panel. It is rendered only while open. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button with the menu or panel that it opens. */
export const PopoverButton = memo((props: PopoverButtonProps) => {
  const {
    className = "",
    label,
    role,
    icon,
    size = "small",
    variant,
    worded = false,
    named = worded,
    children,
  } = props;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = useCallback(() => setAnchor(null), []);
  const button = {
    className,
    size,
    "aria-haspopup": role,
    "aria-expanded": anchor !== null,
    onPointerEnter: preloadOverlays,
    onFocus: preloadOverlays,
    onClick: ({ currentTarget }: { readonly currentTarget: HTMLElement }) =>
      setAnchor(anchor === null ? currentTarget : null),
  } as const;
  const Panel = role === "menu" ? Menu : Popover;
  return (
    <>
      {icon === undefined || worded ? (
        <Button {...button} variant={variant} title={label} {...(named ? {} : { "aria-label": label })}>
          {worded && icon !== undefined ? <IconAndLabel icon={icon} label={label} /> : props.face}
        </Button>
      ) : (
        <IconButton {...button} icon={icon} label={label} />
      )}
      {anchor && (
        <Panel anchor={anchor} label={label} onClose={close}>
          {children(close)}
        </Panel>
      )}
    </>
  );
});
