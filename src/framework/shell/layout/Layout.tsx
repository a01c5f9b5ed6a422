import ButtonBase from "@mui/material/ButtonBase";
import { useStore, useTranslate } from "ra-core";
import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { useGrants } from "../../auth/useGrants";
import { useConsole } from "../Console";
import { Button } from "../../ui/Button";
import { Fills } from "../../slots";
import { Icon } from "../../ui/icons";
import { createMediaHook } from "../../ui/createMediaHook";
import { TasksButton } from "../../tasks/TasksButton";
import { SideMenu } from "../menu/SideMenu";
import { menuTree } from "../menu/menuTree";
import { usePageName } from "../menu/usePageName";
import { pageHead, topBar } from "../slots";
import "../font.css";
import "../shell.css";
import { AccountMenu } from "./AccountMenu";
import { Brand } from "./Brand";
import { Breadcrumbs } from "./Breadcrumbs";
import { LanguageMenu } from "./LanguageMenu";
import { TraditionalChineseOffer } from "./TraditionalChineseOffer";
import { MobileMenu } from "./MobileMenu";
import { RefreshButton } from "./RefreshButton";
import { ThemeMenu } from "./ThemeMenu";
import { roleView } from "../../wire/roleView";

const NOTHING = {};
const RoleViewBar = lazy(() => import("./RoleViewBar"));

/** The window is wider than a phone, but too narrow for a whole menu beside a list. */
const useTight = createMediaHook("(min-width: 599px) and (max-width: 899.95px)");

/** Whether the sidebar shows only icons. In narrow windows it always does, and a change there is not stored. */
const useMini = (): readonly [boolean, () => void] => {
  const tight = useTight();
  const [kept, keep] = useStore("sidebar.mini", false);
  const [unfolded, setUnfolded] = useState(false);
  return tight ? [!unfolded, () => setUnfolded(!unfolded)] : [kept, () => keep(!kept)];
};

/** The main area of a page. Screen readers read its name aloud when it gets the focus. */
const PageArea = ({ children }: { readonly children: ReactNode }) => (
  <main id="main" tabIndex={-1} className="shell-page" aria-label={usePageName() || undefined}>
    <Fills of={pageHead} props={NOTHING} />
    {children}
  </main>
);

/** The menu and bar around every screen. */
export const Layout = ({ children }: { readonly children: ReactNode }) => {
  const translate = useTranslate();
  const { sections, work = null } = useConsole();
  const grants = useGrants();
  const nodes = useMemo(() => menuTree(sections, grants), [sections, grants]);
  const places = useMemo(
    () => ({
      sections: Object.values(sections).map(({ load }) => load),
      may: grants.has,
      work,
    }),
    [sections, work, grants],
  );
  const [mini, fold] = useMini();
  const [seen] = useState(roleView.current);
  const foldLabel = translate(mini ? "shell.unfold_menu" : "shell.fold_menu");
  return (
    <div className="shell" data-mini={mini}>
      <Button variant="contained" className="shell-skip" onClick={skipToMain}>
        {translate("ra.navigation.skip_nav")}
      </Button>
      <aside className="shell-side">
        <Brand />
        <div className="shell-menu">
          <SideMenu nodes={nodes} mini={mini} />
          <div className="shell-menu-foot">
            <ButtonBase className="shell-item" title={foldLabel} aria-pressed={mini} onClick={fold}>
              <Icon name={mini ? "chevron_right" : "chevron_left"} />
              <span>{foldLabel}</span>
            </ButtonBase>
          </div>
        </div>
      </aside>
      <div className="shell-main">
        <header className="shell-bar">
          <MobileMenu nodes={nodes} />
          <Breadcrumbs />
          <Fills of={topBar} props={{ nodes }} />
          <RefreshButton />
          <TasksButton places={places} />
          <TraditionalChineseOffer />
          <LanguageMenu />
          <ThemeMenu />
          <AccountMenu />
        </header>
        {seen && (
          <Suspense>
            <RoleViewBar seen={seen} />
          </Suspense>
        )}
        <PageArea>{children}</PageArea>
      </div>
    </div>
  );
};

const skipToMain = () => document.getElementById("main")?.focus();
