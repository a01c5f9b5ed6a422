import { useListContext, useLocale, useTranslate } from "ra-core";
import { useState } from "react";
import { ActionPlaceContext } from "../../actions/ActionPlace";
import { ActionSelectionContext } from "../../actions/ActionSelection";
import { DeleteAction } from "../../actions/DeleteAction";
import { MOST_AT_ONCE } from "../../resource/atOnce";
import { formatNumber } from "../../value/formats";
import { type Row, useListSetup } from "../table/ListSetup";
import { ExportButton } from "./ExportButton";
import { FittingActions } from "./FittingActions";
import { useSelection } from "./useSelection";
import { useTotal } from "./useTotal";
import { Button } from "../../ui/Button";
import { IconButton } from "../../ui/IconButton";

const BAR = { place: "bar" } as const;

/** The bar above the table while rows are selected: their number, "select all matching", and what can be done with them. */
export const BulkBar = ({ exports }: { readonly exports: boolean }) => {
  const translate = useTranslate();
  const language = useLocale();
  const { selectedIds, onSelectAll, onSelect, data } = useListContext<Row>();
  const { total = 0, isMore } = useTotal();
  const { rowActions, bulkActions, allowed } = useListSetup();
  const selection = useSelection();
  const [busy, setBusy] = useState(false);
  const number = (value: number) => formatNumber(value, language);
  const isFirst = isMore || total > MOST_AT_ONCE;
  const reachable = isFirst ? MOST_AT_ONCE : total;
  const wholePage = (data ?? []).length > 0 && (data ?? []).every((row) => selectedIds.includes(row.id));
  const selectAll = async () => {
    setBusy(true);
    await onSelectAll({ limit: MOST_AT_ONCE });
    setBusy(false);
  };
  return (
    <div className="kit-bulk" role="toolbar" aria-label={translate("kit.select.label")}>
      <IconButton icon="close" label={translate("kit.select.clear")} onClick={() => onSelect([])} />
      <span role="status">{translate("kit.select.count", { count: number(selectedIds.length) })}</span>
      {wholePage && selectedIds.length < reachable && (
        <Button variant="text" disabled={busy} onClick={selectAll}>
          {translate(isFirst ? "kit.select.first" : "kit.select.all", { count: number(reachable) })}
        </Button>
      )}
      <ActionSelectionContext value={selection}>
        <FittingActions>
          {bulkActions}
          <ActionSelectionContext value={{ ...selection, ofRows: true }}>{rowActions}</ActionSelectionContext>
        </FittingActions>
        {exports && allowed("export") && <ExportButton />}
        <ActionPlaceContext value={BAR}>
          <DeleteAction />
        </ActionPlaceContext>
      </ActionSelectionContext>
    </div>
  );
};
