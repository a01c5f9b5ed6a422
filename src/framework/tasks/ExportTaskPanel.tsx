import {
  useDataProvider,
  useGetList,
  useListContext,
  useLocale,
  useNotify,
  useResourceContext,
  useTranslate,
} from "ra-core";
import { useState } from "react";
import type { Call } from "../wire/contract";
import type { CallingDataProvider } from "../resource/useCallingDataProvider";
import { failureWords } from "../resource/failureWords";
import { useResourceProps } from "../resource/resource";
import { ownZone } from "../value/zones";
import { formatNumber } from "../value/formats";
import { isWithinMonths } from "../sheet/isWithinMonths";
import type { ExportFormat } from "../list/exports/ExportPlan";
import { FileChoice } from "../list/exports/FileChoice";
import { useListSetup } from "../list/table/ListSetup";
import { useTotal } from "../list/tools/useTotal";
import { valueAt } from "../resource/valueAt";
import { factsIn } from "../wire/readAnswer";
import { orderParams } from "../providers/listParams";
import { followedTasks } from "../resource/followedTasks";
import { MONTHS, RangeChoice, type Span } from "./RangeChoice";
import { useFollowedTasks } from "../resource/useFollowedTasks";

export interface ExportTaskPanelProps {
  readonly call: Call;
  readonly range: string | null;
  readonly onClose: () => void;
}

const ONE = { page: 1, perPage: 1 } as const;

/** The filters of the list, with the range that is chosen here; or the keys of selected or found rows, which need no range. */
const useWanted = (range: string | null) => {
  const { filterValues, filter, selectedIds = [] } = useListContext();
  const { tree } = useListSetup();
  const [span, setSpan] = useState<Span>({ begin: filterValues[`${range}_begin`], end: filterValues[`${range}_end`] });
  const ids = selectedIds.length > 0 ? selectedIds : (tree?.ids ?? null);
  const asks = range !== null && ids === null;
  const limits = asks ? { [`${range}_begin`]: span.begin, [`${range}_end`]: span.end } : {};
  const filters: Readonly<Record<string, unknown>> = { ...(ids === null ? filterValues : {}), ...filter, ...limits };
  const fits = !asks || isWithinMonths(span.begin, span.end, MONTHS, ownZone());
  return { filters, ids, isSelection: selectedIds.length > 0, range: asks ? range : null, span, setSpan, fits };
};

/** Asks for a range where one is needed and for a name, says how many rows there will be, and starts the export. */
export const ExportTaskPanel = ({ call, range, onClose }: ExportTaskPanelProps) => {
  const translate = useTranslate();
  const language = useLocale();
  const notify = useNotify();
  const dataProvider = useDataProvider<CallingDataProvider>();
  const resource = useResourceContext() ?? "";
  const props = useResourceProps();
  const key = props?.key ?? "id";
  const { account } = useFollowedTasks();
  const { columns, tree } = useListSetup();
  const { sort } = useListContext();
  const wanted = useWanted(range);
  const { ids, isSelection } = wanted;
  const [busy, setBusy] = useState(false);
  const { isAbout } = useTotal();
  const counting = useGetList(
    resource,
    { pagination: ONE, sort, filter: wanted.filters, ...(isAbout ? { meta: { exact: true } } : {}) },
    { enabled: wanted.fits && ids === null },
  );
  // A platform may not count, and says only that there are more.
  const counted = factsIn(counting.meta).isMore === true ? undefined : counting.total;
  const expected = ids !== null ? ids.length : wanted.fits ? counted : undefined;
  const start = async (name: string, format: ExportFormat) => {
    setBusy(true);
    const filters = ids === null ? wanted.filters : { ...wanted.filters, [key]: ids };
    // The keys of a tree's rows are in their order.
    const order = ids !== null && tree !== null ? {} : orderParams(props ?? { name: resource, key }, sort);
    const shown = columns.visible.map(({ source }) => source);
    const own = { filters, columns: shown, ...order, name, format, zone: ownZone() };
    try {
      // `fields: {}`: the values are the filters of the list, which are in wire format already. A platform that does not know
      // `filters` finds them as in the call of the list.
      const { data } = await dataProvider.call(
        { ...call, fields: {} },
        { ...filters, ...own, ...(expected !== undefined && { expected }) },
      );
      followedTasks.wait(account, `${resource} ${String(valueAt(data, "id") ?? "")}`, `${name}.${format}`);
      notify(translate("tasks.started"), { type: "info" });
      onClose();
    } catch (error) {
      setBusy(false);
      notify(failureWords(error, translate), { type: "error" });
    }
  };
  const count = expected === undefined ? "…" : formatNumber(expected, language);
  const isUnknown = expected === undefined && !counting.isPending;
  return (
    <div className="kit-panel kit-tasks-panel">
      <span>{translate("tasks.export.about")}</span>
      {wanted.range !== null && (
        <RangeChoice source={wanted.range} span={wanted.span} onSpan={wanted.setSpan} fits={wanted.fits} />
      )}
      {wanted.fits && !isUnknown && (
        <span role="status">{translate(isSelection ? "kit.export.selected" : "kit.export.count", { count })}</span>
      )}
      <FileChoice
        resource={resource}
        disabled={busy || !wanted.fits || ids?.length === 0 || (expected === undefined && !isUnknown)}
        onChoose={start}
      />
    </div>
  );
};
