import { useTranslate } from "ra-core";
import { use, useMemo } from "react";
import { Route, Routes } from "react-router-dom";
import { formWords } from "../../resource/formWords";
import { WithWords } from "../../resource/WithWords";
import { useResourceWords } from "../../resource/words";
import { menuKeyOf } from "../../resource/useMayOpen";
import { useGrants } from "../../auth/useGrants";
import { ResourceScreen } from "../../resource/resource";
import { usePlace } from "../../resource/title";
import type { ResourceProps, ScreenProps, Section, ViewName } from "../../wire/contract";
import { NoList, NoPermission, NotFound } from "../errors/EmptyPages";
import { loadOnce } from "../errors/loadOnce";
import { usePageName } from "../menu/usePageName";
import { ResourceTabs } from "./ResourceTabs";
import { screenPlace } from "./screenPath";

const noList = Promise.resolve({ default: NoList });
const loadNoList = () => noList;

interface ResourcePageProps {
  readonly section: Section;
  readonly screen: ScreenProps;
  readonly path: string;
}

/** A screen of resources: the view of the path and, if the screen has several resources, tabs above it. */
export const ResourcePage = ({ section, screen, path }: ResourcePageProps) => {
  const grants = useGrants();
  const pageName = usePageName();
  const { resource: name, base, view, pattern } = screenPlace(screen, path);
  const resource = name === null ? undefined : section.resources[name];
  const load = resource?.views[view] ?? (view === "list" && resource?.extensions?.includes("list") ? loadNoList : null);
  if (!resource || !load) return <NotFound />;
  const menu = menuKeyOf(resource, view);
  if (menu !== undefined && !grants.has(menu)) return <NoPermission menu={menu} />;
  // All resources except the first have addresses below the screen's path, whatever path their definitions have.
  const placed = resource.path === base ? resource : { ...resource, path: base };
  const shown = { resource: placed, load, below: base !== screen.path };
  return (
    // The page of a record has margins, even if its list has none.
    <div className={screen.hiddenContent && view === "list" ? "shell-bare" : undefined}>
      {/* Sighted users read it in the bar above. */}
      {view === "list" ? <h1 className="shell-heard">{pageName}</h1> : null}
      {view === "list" && !screen.hiddenContent ? (
        <ResourceTabs section={section} screen={screen} current={resource.name} />
      ) : null}
      <Routes>
        <Route
          path={pattern}
          element={
            view === "list" && !screen.hiddenContent ? (
              <View key={resource.name} {...shown} />
            ) : (
              <WithWords of={formWords}>
                <View key={resource.name} {...shown} />
              </WithWords>
            )
          }
        />
      </Routes>
    </div>
  );
};

interface ViewProps {
  readonly resource: ResourceProps;
  readonly load: NonNullable<ResourceProps["views"][ViewName]>;
  /** Whether the page is not the list that the menu opens, but another page below it. */
  readonly below: boolean;
}

const Place = ({ name, path }: Pick<ResourceProps, "name" | "path">) => {
  usePlace(useTranslate()(`${name}.plural`, { _: name }), path ?? "");
  return null;
};

const View = ({ resource, load, below }: ViewProps) => {
  const { default: Component } = use(loadOnce(load));
  // A hand-written list may open a form. But its rows do not wait for the form's words.
  useResourceWords(formWords);
  const asked = useMemo(() => ({ ...resource, asked: true }), [resource]);
  return (
    <ResourceScreen resource={asked}>
      {below ? <Place name={resource.name} path={resource.path} /> : null}
      <Component />
    </ResourceScreen>
  );
};
