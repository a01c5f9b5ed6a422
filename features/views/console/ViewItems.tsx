// The menu of views: all views, and the actions on the shown one.
import { useQuery } from "@tanstack/react-query";
import { useResourceContext, useTranslate } from "ra-core";
import { MenuItem } from "../../../src/framework/ui/Menu";
import { useViewDescription } from "./useViewDescription";
import { useViewActions } from "./useViewActions";
import type { Views } from "./useViews";
import type { View } from "./View";
import { maySaveViews, areViewsOnPlatform, platformViews } from "./viewStores";

interface ViewItemsProps {
  readonly views: Views;
  readonly close: () => void;
}

/** Each action is shown only if it can be used. */
const ViewActions = ({ views, close }: ViewItemsProps) => {
  const translate = useTranslate();
  const actions = useViewActions(views);
  const resource = useResourceContext() ?? "";
  const { current, differs } = views;
  const { data: roles = [] } = useQuery({
    queryKey: ["roles of views", resource],
    queryFn: platformViews.roles,
    enabled: areViewsOnPlatform() && current !== null && maySaveViews(),
    retry: false,
    staleTime: 60_000,
  });
  const item = (icon: string, words: string, act: () => unknown, danger = false) => (
    <MenuItem
      key={words}
      icon={icon}
      danger={danger}
      onClick={() => {
        close();
        void act();
      }}
    >
      {translate(words)}
    </MenuItem>
  );
  if (!maySaveViews()) return null;
  if (current === null) return item("save", "ui.view.save_as", actions.saveAs);
  const { mayChange, mayShare, whose } = current;
  return (
    <>
      {mayChange && differs && item("save", "ui.view.save", () => actions.save(current))}
      {item("add", "ui.view.save_as", actions.saveAs)}
      {mayChange && item("edit", "ui.view.rename", () => actions.rename(current))}
      {whose === "own" && mayShare && item("role", "ui.view.share", () => actions.share(current))}
      {whose === "owner" && mayShare && item("undo", "ui.view.take_back", () => actions.takeBack(current))}
      {whose !== "browser" &&
        roles.length > 0 &&
        item("pin", "ui.view.make_default_of", () => actions.makeDefault(current, roles))}
      {whose !== "browser" && item("link", "ui.view.copy_link", () => actions.copyLink(current))}
      {mayChange && item("delete", "ra.action.delete", () => actions.remove(current), true)}
    </>
  );
};

export const ViewItems = ({ views, close }: ViewItemsProps) => {
  const translate = useTranslate();
  const about = useViewDescription();
  const { all, current, open } = views;
  const choose = (view: View | null) => () => {
    close();
    open(view);
  };
  return (
    <>
      <MenuItem chosen={current === null} onClick={choose(null)}>
        {translate("ui.view.all")}
      </MenuItem>
      {all.map((view) => (
        <MenuItem key={view.id} chosen={current === view} onClick={choose(view)}>
          {view.name}
          {about(view) !== "" && <span className="ui-view-about">{about(view)}</span>}
        </MenuItem>
      ))}
      <hr className="ui-menu-line" />
      <ViewActions views={views} close={close} />
    </>
  );
};
