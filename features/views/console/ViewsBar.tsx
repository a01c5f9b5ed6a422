// The views of a list: tabs above it, or one menu on a phone.
import { useResourceContext, useTranslate } from "ra-core";
import { useLayoutEffect, useRef, useState } from "react";
import { useFieldLabels } from "../../../src/framework/resource/label";
import { Button } from "../../../src/framework/ui/Button";
import { Icon } from "../../../src/framework/ui/icons";
import { PopoverButton } from "../../../src/framework/ui/PopoverButton";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { chooseTabs } from "./chooseTabs";
import { useViewDescription } from "./useViewDescription";
import { useViewActions } from "./useViewActions";
import { useViews } from "./useViews";
import { ViewCount } from "./ViewCount";
import { ViewItems } from "./ViewItems";
import { maySaveViews } from "./viewStores";
import { viewWords } from "./viewWords";
import "./views.css";

/** A dot that shows that the list was changed since the view was opened. */
const Dot = () => <span className="ui-view-dot" aria-hidden="true" />;

/** Names the fields of the view that the list does not have. */
const LeftOut = ({ names }: { readonly names: readonly string[] }) => {
  const translate = useTranslate();
  const labelOf = useFieldLabels();
  if (names.length === 0) return null;
  const words = translate("ui.view.left_out", { names: names.map((name) => labelOf(name)).join(", ") });
  return (
    <span className="ui-view-left-out" role="note" title={words}>
      <Icon name="info" size={15} />
      <span className="ui-ellipsis">{words}</span>
    </span>
  );
};

const ViewAwaited = () => <span className="ui-pill ui-list-menu-awaited" />;

/** On a phone, a button with the name of the shown view and a menu, and the other views in a line that scrolls sideways. */
const Face = () => {
  const translate = useTranslate();
  const views = useViews();
  const { all, current, open } = views;
  const first = translate("ui.view.all");
  const name = current?.name ?? first;
  const others = all.filter((view) => view !== current && (view.whose !== "role" || view.opens));
  return (
    <>
      <span className={current === null ? "ui-pill" : "ui-pill ui-pill-set"}>
        <PopoverButton
          className="ui-view-face"
          role="menu"
          variant="text"
          label={translate("ui.view.title")}
          named
          face={
            <>
              <b>{name}</b>
              {views.differs && <Dot />}
              <Icon name="chevron_down" size={14} />
            </>
          }
        >
          {(close) => <ViewItems views={views} close={close} />}
        </PopoverButton>
      </span>
      {current !== null && (
        <Button variant="text" className="ui-view" onClick={() => open(null)}>
          {first}
        </Button>
      )}
      {others.map((view) => (
        <Button key={view.id} variant="text" className="ui-view" onClick={() => open(view)}>
          {view.name}
          {view.count && <ViewCount view={view} />}
        </Button>
      ))}
    </>
  );
};

const useWidth = () => {
  const place = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (place.current === null) return undefined;
    const bar = place.current;
    setWidth(bar.clientWidth);
    if (typeof ResizeObserver === "undefined") return undefined;
    const sizes = new ResizeObserver(() => setWidth(bar.clientWidth));
    sizes.observe(bar);
    return () => sizes.disconnect();
  }, []);
  return [place, width] as const;
};

/** Shows views as tabs while there is room, and a menu with all of them. */
const Tabs = () => {
  const translate = useTranslate();
  const about = useViewDescription();
  const resource = useResourceContext();
  const views = useViews();
  const [place, width] = useWidth();
  const { all, current, differs, open, leftOut } = views;
  const first = translate("ui.view.all");
  // Views of other roles are not tabs. People who manage roles find them in the menu.
  const tabs = all.filter((view) => view.whose !== "role" || view.opens || view === current);
  const shown = chooseTabs(tabs, current, width, first);
  return (
    <nav ref={place} className="ui-views" aria-label={translate("ui.view.title")} key={resource}>
      <Button
        variant="text"
        className="ui-view"
        aria-current={current === null ? "true" : undefined}
        onClick={() => open(null)}
      >
        {first}
      </Button>
      {shown.map((view) => (
        <Button
          key={view.id}
          variant="text"
          className="ui-view"
          aria-current={view === current ? "true" : undefined}
          title={about(view) || view.name}
          onClick={() => open(view)}
        >
          {view.opens && <Icon name="pin" size={14} />}
          <span className="ui-ellipsis">{view.name}</span>
          {view.count && <ViewCount view={view} />}
          {view === current && differs && (
            <>
              <Dot />
              <span className="ui-unseen">{translate("ui.view.differs")}</span>
            </>
          )}
        </Button>
      ))}
      <PopoverButton
        className="ui-view-more"
        role="menu"
        variant="text"
        label={translate("ui.view.more")}
        named
        face={
          <>
            <span className="ui-unseen">{translate("ui.view.more")} </span>
            {shown.length < all.length && `+${all.length - shown.length}`}
            <Icon name="chevron_down" size={16} />
          </>
        }
      >
        {(close) => <ViewItems views={views} close={close} />}
      </PopoverButton>
      <LeftOut names={leftOut} />
    </nav>
  );
};

/**
 * Offers to save changes of the view. If the view belongs to somebody else, the changes are saved as a new view. The
 * menu offers both.
 */
const Changes = () => {
  const translate = useTranslate();
  const views = useViews();
  const { saveAs, save } = useViewActions(views);
  const { current, differs } = views;
  if (!differs || !maySaveViews()) return null;
  const own = current?.mayChange ? current : null;
  return (
    <Button variant="text" className="ui-view-changes" onClick={() => (own === null ? saveAs() : save(own))}>
      {translate(own === null ? "ui.view.save_as" : "ui.view.save")}
    </Button>
  );
};

export const ViewsMenu = () => (
  <WithWords of={viewWords} otherwise={<ViewAwaited />}>
    <Face />
  </WithWords>
);

export const ViewsBar = () => (
  <WithWords of={viewWords}>
    <Tabs />
  </WithWords>
);

export const ViewChanges = () => (
  <WithWords of={viewWords}>
    <Changes />
  </WithWords>
);
