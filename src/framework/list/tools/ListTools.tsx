import { useTranslate } from "ra-core";
import { Children, lazy, type ReactNode, Suspense } from "react";
import { ActionPlaceContext } from "../../actions/ActionPlace";
import { Icon } from "../../ui/icons";
import { PopoverButton } from "../../ui/PopoverButton";
import { useResourcePath, useResourceProps } from "../../resource/resource";
import { Fills } from "../../slots";
import { listTools, type MenuTool } from "../slots";
import { useListSetup } from "../table/ListSetup";
import { RowToolButtons } from "./RowToolButtons";
import { Button } from "../../ui/Button";

const MoreToolsMenu = lazy(() => import("./MoreToolsMenu").then((m) => ({ default: m.MoreToolsMenu })));
const ColumnsPanel = lazy(() => import("./ColumnsPanel").then((m) => ({ default: m.ColumnsPanel })));

export interface ListToolsProps {
  /** Actions on the whole list. */
  readonly actions: ReactNode;
  readonly onTool: (tool: MenuTool) => void;
}

const BAR = { place: "bar" } as const;
const MAIN = { place: "bar", isMain: true } as const;

// The function must be the same at each render, so that the button is not rendered again with the list.
const columnsPanel = () => (
  <Suspense fallback={<div className="ui-panel" />}>
    <ColumnsPanel />
  </Suspense>
);

/** The tools of a list. The main button creates a record, or is the first of the list's own actions. */
export const ListTools = ({ actions, onTool }: ListToolsProps) => {
  const translate = useTranslate();
  const { allowed } = useListSetup();
  const props = useResourceProps();
  const paths = useResourcePath();
  const [first, ...others] = Children.toArray(actions);
  const creates = allowed("add") && (props === null || "create" in props.views);
  return (
    <div className="ui-tools">
      {/* What arrives later comes first, so that it moves nothing. */}
      <ActionPlaceContext value={BAR}>
        <Fills of={listTools} props={{}} />
      </ActionPlaceContext>
      <PopoverButton role="dialog" label={translate("ui.columns.title")} variant="text" icon="columns" worded>
        {columnsPanel}
      </PopoverButton>
      <RowToolButtons />
      <ActionPlaceContext value={creates ? BAR : MAIN}>{first}</ActionPlaceContext>
      <ActionPlaceContext value={BAR}>{others}</ActionPlaceContext>
      {creates && (
        <Button className="ui-create" variant="contained" to={paths.create}>
          <Icon name="add" size={18} />
          <span>{translate("ui.create")}</span>
        </Button>
      )}
      <PopoverButton className="ui-more" role="menu" icon="more" label={translate("ui.tools.more")}>
        {(close) => <MoreToolsMenu onPress={close} onTool={onTool} />}
      </PopoverButton>
    </div>
  );
};
