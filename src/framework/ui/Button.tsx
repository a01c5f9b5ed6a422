import "./ui.css";
import MuiButton, { type ButtonProps as MuiButtonProps } from "@mui/material/Button";
import { LinkBase } from "ra-core";
import type { AnchorHTMLAttributes } from "react";

export interface ButtonProps
  extends MuiButtonProps, Pick<AnchorHTMLAttributes<HTMLAnchorElement>, "target" | "rel" | "download"> {
  /** The path it leads to. The button is then a link. */
  readonly to?: string | undefined;
  /** The router state for the linked page. */
  readonly state?: unknown;
}

/** A button. `contained` is for the main action of a page or dialog, `text` for minor ones. */
export const Button = ({
  variant = "outlined",
  color = variant === "contained" ? "primary" : "inherit",
  size = "small",
  to,
  state,
  ...props
}: ButtonProps) => {
  const link = to === undefined ? {} : { component: LinkBase, to, state };
  return <MuiButton variant={variant} color={color} size={size} {...props} {...link} />;
};
