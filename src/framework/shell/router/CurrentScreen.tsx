// Finds the screen for an address: the section by the first segment, the screen by the menu, the view by the rest.
import { usePermissions } from "ra-core";
import { use } from "react";
import { matchPath, Navigate, useLocation } from "react-router-dom";
import { useGrants } from "../../auth/useGrants";
import { formWords } from "../../resource/formWords";
import { WithWords } from "../../resource/WithWords";
import type { Permissions } from "../../providers/account";
import { useParts } from "../../slots";
import { useConsole } from "../Console";
import { NoPermission, NotFound } from "../errors/EmptyPages";
import { ErrorPage } from "../errors/ErrorPage";
import { loadOnce } from "../errors/loadOnce";
import { screensIn, menuTree, screenAt } from "../menu/menuTree";
import { type OwnPage, type PageProps, pages } from "../slots";
import { landingPath } from "./landing";
import { ResourcePage } from "./ResourcePage";

export const CurrentScreen = () => {
  const { sections } = useConsole();
  const { pathname } = useLocation();
  const grants = useGrants();
  const own = useParts(pages);
  if (grants.failure) return <ErrorPage error={grants.failure} onRetry={grants.refetch} />;
  if (!grants.ready) return null;

  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  for (const page of own) {
    const found = matchPath(page.path, path);
    if (found) return <OwnPageAt page={page} params={found.params} />;
  }
  const granted = screensIn(menuTree(sections, grants)).flatMap((node) => node.path ?? []);
  const target = landingPath(sections, path, granted);
  if (target === "none") return <NoPermission />;
  if (target !== null) return <Navigate to={target} replace />;

  const entry = screenAt(sections, path);
  if (!entry) return <NotFound />;
  if (!grants.reaches(entry.menu)) return <NoPermission menu={entry.menu} />;
  return <ScreenAt path={path} screenPath={entry.path} />;
};

/** Loads the page only if the person may open it. */
const OwnPageAt = ({ page, params }: { readonly page: OwnPage } & PageProps) => {
  const { permissions } = usePermissions<Permissions>();
  return page.mayOpen?.(permissions) === false ? <NoPermission /> : <LoadedPage page={page} params={params} />;
};

const LoadedPage = ({ page, params }: { readonly page: OwnPage } & PageProps) => {
  const Page = use(loadOnce(page.load));
  return <Page params={params} />;
};

const ScreenAt = ({ path, screenPath }: { readonly path: string; readonly screenPath: string }) => {
  const { sections } = useConsole();
  const grants = useGrants();
  const [, name = ""] = path.split("/");
  const known = sections[name];
  const section = known ? use(loadOnce(known.load)) : null;
  const screen = section?.screens.find((one) => one.path === screenPath);
  if (!section || !screen) return <NotFound />;
  if (!screen.component) return <ResourcePage section={section} screen={screen} path={path} />;
  if (path !== screen.path) return <NotFound />;
  if (!grants.has(screen.menu)) return <NoPermission menu={screen.menu} />;
  const { default: Component } = use(loadOnce(screen.component));
  return (
    <div className={screen.hiddenContent ? "shell-bare" : undefined}>
      {/* A screen written by hand may hold forms. */}
      <WithWords of={formWords}>
        <Component />
      </WithWords>
    </div>
  );
};
