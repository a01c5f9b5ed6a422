import { ListContextProvider, useListContext, useLocale, useNotify, useTranslate } from "ra-core";
import { type ReactNode, useContext, useState } from "react";
import { ActionPlaceContext } from "../../actions/ActionPlace";
import { ActionSelectionContext } from "../../actions/ActionSelection";
import { DeleteAction } from "../../actions/DeleteAction";
import { OverflowActions } from "../../actions/OverflowActions";
import { BulkActionsContext } from "../../actions/Many";
import { MAX_RECORDS_PER_REQUEST } from "../../resource/atOnce";
import { failureWords } from "../../resource/failureWords";
import { formatNumber } from "../../value/formats";
import { useParts } from "../../slots";
import { selectionTools } from "../slots";
import { type Row, useListSetup } from "../table/ListSetup";
import { RowToolButtons } from "./RowToolButtons";
import { useSelection } from "./useSelection";
import { useTotal } from "./useTotal";
import { Button } from "../../ui/Button";
import { IconButton } from "../../ui/IconButton";

/** Used if no feature offers actions for many records. */
const BY_HAND = { isOffered: false, all: null, choose: async () => undefined };
const BAR = { place: "bar" } as const;
/** The element that gets the focus when the bar disappears. */
const ROWS = ".ui-scroll > table, .ui-card-open";

/** Row tools act on all rows that match, even if some rows are selected. */
const ToolsForAll = () => {
  const list = useListContext<Row>();
  return (
    <ListContextProvider value={{ ...list, selectedIds: [] }}>
      <RowToolButtons />
    </ListContextProvider>
  );
};

const Bar = () => {
  const translate = useTranslate();
  const language = useLocale();
  const { selectedIds, onSelectAll, onSelect, data } = useListContext<Row>();
  const { total = 0, isMore, textOf } = useTotal();
  const { rowActions, bulkActions } = useListSetup();
  const many = useContext(BulkActionsContext);
  const { isOffered, all, choose } = many ?? BY_HAND;
  const tools = useParts(selectionTools);
  const selected = useSelection();
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const number = (value: number) => formatNumber(value, language);
  const isFirst = isMore || total > MAX_RECORDS_PER_REQUEST;
  const reachable = isFirst && !isOffered ? MAX_RECORDS_PER_REQUEST : total;
  const wholePage = (data ?? []).length > 0 && (data ?? []).every((row) => selectedIds.includes(row.id));
  const selectAll = async () => {
    setBusy(true);
    try {
      await (isOffered ? choose(true) : onSelectAll({ limit: MAX_RECORDS_PER_REQUEST }));
    } catch (error) {
      notify(failureWords(error, translate), { type: "error" });
    }
    setBusy(false);
  };
  const selection = all === null ? selected : { ...selected, all };
  return (
    <div className="ui-bulk" role="toolbar" aria-label={translate("ui.select.label")} data-next={ROWS}>
      <IconButton icon="close" label={translate("ui.select.clear")} onClick={() => onSelect([])} />
      <span role="status">
        {all === null ? translate("ui.select.count", { count: number(selected.count) }) : all.said}
        {all === null && selected.hidden > 0 && (
          <small> {translate("ui.select.hidden", { count: number(selected.hidden) })}</small>
        )}
      </span>
      {all !== null && (
        <Button variant="text" onClick={() => choose(false)}>
          {all.back}
        </Button>
      )}
      {all === null && wholePage && selectedIds.length < reachable && (
        <Button variant="text" disabled={busy} onClick={selectAll}>
          {isFirst && !isOffered
            ? translate("ui.select.first", { count: number(reachable) })
            : translate("ui.select.all", { count: textOf(reachable) })}
        </Button>
      )}
      <ActionSelectionContext value={selection}>
        <OverflowActions place="bar">
          {tools.map(({ name, Tools }) => (
            <Tools key={name} />
          ))}
          {bulkActions}
          {many !== null && (
            <ActionSelectionContext value={{ ...selection, ofRows: true }}>{rowActions}</ActionSelectionContext>
          )}
        </OverflowActions>
        {all === null ? <RowToolButtons /> : <ToolsForAll />}
        <ActionPlaceContext value={BAR}>
          <DeleteAction />
        </ActionPlaceContext>
      </ActionSelectionContext>
    </div>
  );
};

/** The bar above the table while rows are selected: their number, "select all that match", and the possible actions. */
export const BulkBar = () =>
  useParts(selectionTools).reduceRight<ReactNode>(
    (bar, { name, Around }) => <Around key={name}>{bar}</Around>,
    <Bar />,
  );
