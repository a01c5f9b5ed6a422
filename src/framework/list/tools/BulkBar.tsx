import { useDataProvider, useListContext, useLocale, useResourceContext, useTranslate } from "ra-core";
import { useMemo, useState } from "react";
import { ActionPlaceContext } from "../../actions/ActionPlace";
import { ActionSelectionContext, type Selection } from "../../actions/ActionSelection";
import { DeleteAction } from "../../actions/DeleteAction";
import { MOST_AT_ONCE } from "../../resource/atOnce";
import { formatNumber } from "../../value/formats";
import { type Row, useListSetup } from "../table/ListSetup";
import { ExportButton } from "./ExportButton";
import { useTotal } from "./useTotal";
import { Button } from "../../ui/Button";
import { IconButton } from "../../ui/IconButton";

const CHUNK = 1000;

const useSelection = (): Selection => {
  const dataProvider = useDataProvider();
  const resource = useResourceContext() ?? "";
  const { data, selectedIds, onSelect } = useListContext<Row>();
  return useMemo(
    () => ({
      count: selectedIds.length,
      ids: selectedIds,
      choose: (ids) => onSelect([...ids]),
      clear: () => onSelect([]),
      records: async () => {
        const known = new Map((data ?? []).map((row) => [row.id, row]));
        const missing = selectedIds.filter((id) => !known.has(id));
        for (let at = 0; at < missing.length; at += CHUNK) {
          const found = await dataProvider.getMany<Row>(resource, { ids: missing.slice(at, at + CHUNK) });
          for (const row of found.data) known.set(row.id, row);
        }
        // Leave out records that no longer exist.
        return selectedIds.flatMap((id) => known.get(id) ?? []);
      },
    }),
    [dataProvider, resource, data, selectedIds, onSelect],
  );
};

/** The bar above the table while rows are selected: their number, "select all matching", and bulk actions. */
export const BulkBar = ({ exports }: { readonly exports: boolean }) => {
  const translate = useTranslate();
  const language = useLocale();
  const { selectedIds, onSelectAll, onSelect, data } = useListContext<Row>();
  const { total = 0, isMore } = useTotal();
  const { bulkActions, allowed } = useListSetup();
  const selection = useSelection();
  const [busy, setBusy] = useState(false);
  const standing = useMemo(() => ({ place: "bar" as const }), []);
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
      <span role="status">{translate("kit.select.count", { count: number(selectedIds.length) })}</span>
      {wholePage && selectedIds.length < reachable && (
        <Button variant="text" disabled={busy} onClick={selectAll}>
          {translate(isFirst ? "kit.select.first" : "kit.select.all", { count: number(reachable) })}
        </Button>
      )}
      <span className="kit-grow" />
      {exports && allowed("export") && <ExportButton />}
      <ActionSelectionContext value={selection}>
        <ActionPlaceContext value={standing}>
          {bulkActions}
          <DeleteAction />
        </ActionPlaceContext>
      </ActionSelectionContext>
      <IconButton icon="close" label={translate("kit.select.clear")} onClick={() => onSelect([])} />
    </div>
  );
};
