import { useTranslate } from "ra-core";
import { useRef } from "react";
import { SideMenu } from "../menu/SideMenu";
import type { MenuNode } from "../menu/menuTree";
import { Brand } from "./Brand";
import { IconButton } from "../../ui/IconButton";

/** On a phone, the menu is a drawer, which closes when a screen is chosen. The browser's dialog traps the focus. */
export const MobileMenu = ({ nodes }: { readonly nodes: readonly MenuNode[] }) => {
  const translate = useTranslate();
  const drawer = useRef<HTMLDialogElement>(null);
  const close = () => drawer.current?.close();
  return (
    <>
      <IconButton
        className="shell-only-mobile"
        size="medium"
        icon="menu"
        label={translate("ra.action.open_menu")}
        onClick={() => drawer.current?.showModal()}
      />
      <dialog
        ref={drawer}
        className="shell-drawer"
        aria-label={translate("shell.menu")}
        onClick={(event) => event.target === drawer.current && close()}
        onKeyDown={(event) => event.key === "Escape" && close()}
      >
        <div className="shell-menu" style={{ height: "100%" }}>
          <Brand onClick={close} />
          <SideMenu nodes={nodes} mini={false} onLeave={close} />
        </div>
      </dialog>
    </>
  );
};
