import MuiMenuItem from "@mui/material/MenuItem";
import { LinkBase } from "ra-core";
import type { ReactNode } from "react";
import { Icon } from "./icons";

export interface MenuItemProps {
  readonly icon?: string | undefined;
  /** The path it leads to. The item is then a link. */
  readonly to?: string | undefined;
  /** Whether this value is the chosen one. Undefined for actions. */
  readonly chosen?: boolean | undefined;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly lang?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** An item of a menu. */
export const MenuLine = ({ icon, to, chosen, danger, disabled = false, lang, onClick, children }: MenuItemProps) => {
  const props = {
    disabled,
    className: danger ? "ui-danger" : "",
    ...(to === undefined ? {} : { component: LinkBase, to }),
    ...(lang === undefined ? {} : { lang }),
    ...(onClick ? { onClick } : {}),
    ...(chosen === undefined ? {} : { role: "menuitemradio", "aria-checked": chosen }),
  };
  return (
    <MuiMenuItem {...props}>
      {icon && <Icon name={icon} size={17} />}
      <span style={{ flex: 1 }}>{children}</span>
      {chosen && <Icon name="check" size={16} />}
    </MuiMenuItem>
  );
};
