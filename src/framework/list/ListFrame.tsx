// The frame around the rows, for flat lists and trees.
import { useListContext, useResourceContext, useTranslate } from "ra-core";
import { lazy, type ReactNode, Suspense, useContext, useDeferredValue, useEffect, useRef, useState } from "react";
import { ActionHost } from "../actions/ActionHost";
import { failureWords } from "../resource/failureWords";
import type { FilterSpec } from "./filters/FilterKind";
import { FilterBar } from "./filters/FilterBar";
import { PageNames } from "./PageNames";
import { keylessRowsIn } from "./table/keylessRows";
import { type ListSetup, ListSetupContext } from "./table/ListSetup";
import { ListTools } from "./tools/ListTools";
import { ListInAddressContext } from "./arrangement";
import { filterTools, listMenu, listNotices, listTabs, type MenuTool, menuTools } from "./slots";
import { Fills, useIsFilled, useParts } from "../slots";
import { useShortcuts } from "../ui/useShortcuts";
import "./list.css";
import { Button } from "../ui/Button";
import { useFocusAfterRemoval } from "../ui/useFocusAfterRemoval";
import { useNarrow } from "../ui/useNarrow";
import { factsIn } from "../wire/readAnswer";

const AnswerNotices = lazy(() => import("./tools/AnswerNotices").then((m) => ({ default: m.AnswerNotices })));
const BulkBar = lazy(() => import("./tools/BulkBar").then((m) => ({ default: m.BulkBar })));

export interface ListFrameProps {
  readonly setup: ListSetup;
  readonly filters: readonly FilterSpec[];
  readonly actions: ReactNode;
  /** The list's own search box, which comes before the filters. */
  readonly search?: ReactNode;
  readonly pager: ReactNode;
  readonly children: ReactNode;
}

const NOTHING = {};
const menu = <Fills of={listMenu} props={NOTHING} awaited={<span className="ui-pill ui-list-menu-awaited" />} />;

/** Milliseconds that the tools of a list wait for the rows. */
const PATIENCE = 50;

/**
 * Whether to draw the tools around the rows. If rows arrive quickly, they are drawn first, because people wait for
 * them. On phones and above filters, the tools are drawn at once: their height is unknown, and they must not move rows.
 */
const useReady = (isFiltered: boolean, isAnswered: boolean): boolean => {
  const narrow = useNarrow();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  const atOnce = narrow || isFiltered;
  return useDeferredValue(atOnce || isAnswered || isLate, atOnce);
};

export const ListFrame = ({ setup, filters, actions, search, pager, children }: ListFrameProps) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? "";
  const { selectedIds, error, data, meta, refetch, filterValues } = useListContext();
  const ready = useReady(Object.keys(filterValues).length > 0, data !== undefined || Boolean(error));
  const narrow = useNarrow();
  const area = useRef<HTMLElement>(null);
  const [tool, setTool] = useState<MenuTool | null>(null);
  const tools = useParts(menuTools);
  useShortcuts((key) => {
    const tool = !setup.isShort ? tools.find((one) => one.key === key) : undefined;
    return tool && (() => setTool(tool));
  });
  useFocusAfterRemoval(area);
  const inAddress = useContext(ListInAddressContext);
  const hasTabs = useIsFilled(listTabs) && inAddress;
  const hasFilters = filters.length > 0 || search !== undefined || Object.keys(filterValues).length > 0;
  // The bar never covers the filters, because they define "all that match". Without tabs, the bar gets its own row.
  const ownRow = !hasTabs && !narrow && hasFilters;
  const bulk = selectedIds.length > 0 && (
    <Suspense fallback={null}>
      <BulkBar />
    </Suspense>
  );
  const toolbar = (
    <>
      {ready && <ListTools actions={actions} onTool={setTool} />}
      {!ownRow && bulk}
    </>
  );
  return (
    <ActionHost>
      <ListSetupContext value={setup}>
        <section
          ref={area}
          className="ui-list"
          {...(!setup.isShort && { "aria-label": translate(`${resource}.plural`, { _: resource }) })}
        >
          {!setup.isShort && hasTabs && !narrow && (
            <div className="ui-list-bar ui-list-tabs">
              {ready && <Fills of={listTabs} props={NOTHING} />}
              {toolbar}
            </div>
          )}
          {ownRow && bulk && <div className="ui-list-bar ui-list-tabs">{bulk}</div>}
          {!setup.isShort && (!hasTabs || narrow || hasFilters) && (
            <div className="ui-list-bar">
              {ready && (
                <FilterBar
                  filters={filters}
                  lead={search}
                  menu={hasTabs && narrow && menu}
                  tools={hasTabs && !narrow && <Fills of={filterTools} props={NOTHING} />}
                  permanent={setup.permanent}
                />
              )}
              {(!hasTabs || narrow) && toolbar}
            </div>
          )}
          {error && data !== undefined && (
            <p className="ui-list-error" role="alert">
              {failureWords(error, translate)}
              <Button onClick={() => refetch()}>{translate("ui.retry")}</Button>
            </p>
          )}
          {(keylessRowsIn(meta).length > 0 || factsIn(meta).isCut === true) && (
            <Suspense fallback={null}>
              <AnswerNotices />
            </Suspense>
          )}
          {ready && <Fills of={listNotices} props={{ resource }} />}
          <PageNames columns={setup.columns.visible}>{children}</PageNames>
          {tool && (
            <Suspense fallback={null}>
              <tool.Panel onClose={() => setTool(null)} />
            </Suspense>
          )}
          {ready && pager}
        </section>
      </ListSetupContext>
    </ActionHost>
  );
};
