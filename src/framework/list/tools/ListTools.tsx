import { LinkBase, useListContext, useTranslate } from "ra-core";
import { lazy, type ReactNode, Suspense } from "react";
import { ActionPlaceContext } from "../../actions/ActionPlace";
import { Icon } from "../../ui/icons";
import { PopoverButton } from "../../ui/PopoverButton";
import { useResourcePath, useResourceProps } from "../../resource/resource";
import { useListSetup } from "../table/ListSetup";

const ColumnsPanel = lazy(() => import("./ColumnsPanel").then((m) => ({ default: m.ColumnsPanel })));
const ExportPanel = lazy(() => import("../exports/ExportPanel").then((m) => ({ default: m.ExportPanel })));

export interface ListToolsProps {
  /** Actions on the list as a whole, and further tools. */
  readonly actions: ReactNode;
  readonly exports: boolean;
}

const BAR = { place: "bar" } as const;

/** What can be done with the list itself: look again, choose columns, export, create. */
export const ListTools = ({ actions, exports }: ListToolsProps) => {
  const translate = useTranslate();
  const { refetch, isFetching } = useListContext();
  const { allowed } = useListSetup();
  const props = useResourceProps();
  const paths = useResourcePath();
  const creates = allowed("add") && (props === null || "create" in props.views);
  return (
    <div className="kit-tools">
      <button
        type="button"
        className="kit-icon-button kit-refresh"
        data-busy={isFetching || undefined}
        title={translate("kit.refresh")}
        aria-label={translate("kit.refresh")}
        onClick={() => refetch()}
      >
        <Icon name="refresh" size={18} />
      </button>
      <PopoverButton
        className="kit-icon-button"
        role="dialog"
        label={translate("kit.columns.title")}
        face={<Icon name="columns" size={18} />}
      >
        {() => (
          <Suspense fallback={<div className="kit-panel" />}>
            <ColumnsPanel />
          </Suspense>
        )}
      </PopoverButton>
      {exports && allowed("export") && (
        <PopoverButton
          className="kit-icon-button"
          role="dialog"
          label={translate("kit.export.title")}
          face={<Icon name="download" size={18} />}
        >
          {(close) => (
            <Suspense fallback={<div className="kit-panel" />}>
              <ExportPanel onClose={close} />
            </Suspense>
          )}
        </PopoverButton>
      )}
      <ActionPlaceContext value={BAR}>{actions}</ActionPlaceContext>
      {creates && (
        <LinkBase className="kit-button kit-primary" to={paths.create}>
          <Icon name="add" size={18} />
          <span>{translate("kit.create")}</span>
        </LinkBase>
      )}
    </div>
  );
};
