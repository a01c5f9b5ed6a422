import MuiIconButton, { type IconButtonProps as MuiIconButtonProps } from "@mui/material/IconButton";
import { Icon } from "./icons";

export interface IconButtonProps extends MuiIconButtonProps {
  readonly icon: string;
  /** Names it, for the eye when the pointer rests on it, and for those who listen. */
  readonly label: string;
  /** Side of the icon in pixels. */
  readonly iconSize?: number | undefined;
}

/** A button that shows an icon alone: `small` among controls, `medium` in the bar over the page. */
export const IconButton = ({ icon, label, iconSize = 18, size = "small", children, ...props }: IconButtonProps) => (
  <MuiIconButton size={size} title={label} aria-label={label} {...props}>
    <Icon name={icon} size={iconSize} />
    {children}
  </MuiIconButton>
);
