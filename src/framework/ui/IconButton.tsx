import MuiIconButton, { type IconButtonProps as MuiIconButtonProps } from "@mui/material/IconButton";
import { Icon } from "./icons";

export interface IconButtonProps extends MuiIconButtonProps {
  readonly icon: string;
  /** The accessible name and the tooltip. */
  readonly label: string;
  /** The size of the icon in pixels, if it differs from the usual one. */
  readonly iconSize?: number | undefined;
}

/** A button with only an icon: `small` between controls, `medium` in the app bar. */
export const IconButton = ({ icon, label, iconSize, size = "small", children, ...props }: IconButtonProps) => (
  <MuiIconButton size={size} title={label} aria-label={label} {...props}>
    <Icon name={icon} size={iconSize ?? (size === "small" ? 18 : 20)} />
    {children}
  </MuiIconButton>
);
