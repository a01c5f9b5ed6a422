import { useTranslate } from "ra-core";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "../../ui/IconButton";
import { loadOverlays, preloadOverlays } from "../../ui/loadOverlays";
import { SideMenu } from "../menu/SideMenu";
import type { MenuNode } from "../menu/menuTree";
import { Brand } from "./Brand";

const Drawer = lazy(() => loadOverlays().then((m) => ({ default: m.Drawer })));

/** The menu on a phone: a drawer that closes when a screen is chosen. */
export const MobileMenu = ({ nodes }: { readonly nodes: readonly MenuNode[] }) => {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        className="shell-only-mobile"
        size="medium"
        icon="menu"
        label={translate("ra.action.open_menu")}
        onPointerEnter={preloadOverlays}
        onFocus={preloadOverlays}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <Drawer
            open
            transitionDuration={0}
            slotProps={{ paper: { className: "shell-drawer shell-menu", "aria-label": translate("shell.menu") } }}
            onClose={close}
          >
            <Brand onClick={close} />
            <SideMenu nodes={nodes} mini={false} onLeave={close} />
          </Drawer>
        </Suspense>
      )}
    </>
  );
};
