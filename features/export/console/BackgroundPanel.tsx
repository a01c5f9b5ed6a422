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
import type { Call } from "../../../src/framework/wire/contract";
import type { CallingDataProvider } from "../../../src/framework/resource/useCallingDataProvider";
import { failureWords } from "../../../src/framework/resource/failureWords";
import { useResourceProps } from "../../../src/framework/resource/resource";
import { browserZone } from "../../../src/framework/value/zones";
import { formatNumber } from "../../../src/framework/value/formats";
import { isWithinMonths } from "../../sheets/book/isWithinMonths";
import type { ExportFormat } from "./ExportPlan";
import { FileChoice } from "./FileChoice";
import { useListSetup } from "../../../src/framework/list/table/ListSetup";
import { useTotal } from "../../../src/framework/list/tools/useTotal";
import { valueAt } from "../../../src/framework/resource/valueAt";
import { factsIn } from "../../../src/framework/wire/readAnswer";
import { orderParams } from "../../../src/framework/providers/listParams";
import { followedTasks } from "../../../src/framework/resource/followedTasks";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { exportWords } from "./exportWords";
import { LONGEST_RANGE, RangeChoice, type ChosenRange } from "./RangeChoice";
import { useFollowedTasks } from "../../../src/framework/resource/useFollowedTasks";

interface BackgroundPanelProps {
  /** Loads the call that starts an export. */
  readonly load: () => Promise<Call | undefined>;
  /** The timestamp for which people must choose a range of at most three months. Null if no range is needed. */
  readonly range: string | null;
  readonly onClose: () => void;
}

const ONE = { page: 1, perPage: 1 } as const;

/**
 * The filters of the list, with the chosen range. If rows were selected or found, their keys instead, which need no
 * range.
 */
const useWanted = (range: string | null) => {
  const { filterValues, filter, selectedIds = [] } = useListContext();
  const { tree } = useListSetup();
  const [span, setSpan] = useState<ChosenRange>({
    begin: filterValues[`${range}_begin`],
    end: filterValues[`${range}_end`],
  });
  const ids = selectedIds.length > 0 ? selectedIds : (tree?.ids ?? null);
  const asks = range !== null && ids === null;
  const limits = asks ? { [`${range}_begin`]: span.begin, [`${range}_end`]: span.end } : {};
  const filters: Readonly<Record<string, unknown>> = { ...(ids === null ? filterValues : {}), ...filter, ...limits };
  const fits = !asks || isWithinMonths(span.begin, span.end, LONGEST_RANGE, browserZone());
  return { filters, ids, isSelection: selectedIds.length > 0, range: asks ? range : null, span, setSpan, fits };
};

const Panel = ({ load, range, onClose }: BackgroundPanelProps) => {
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
  // A platform that does not count answers only whether there are more rows. The number is then unknown.
  const counted = factsIn(counting.meta).isMore === true ? undefined : counting.total;
  const expected = ids !== null ? ids.length : wanted.fits ? counted : undefined;
  const start = async (name: string, format: ExportFormat) => {
    setBusy(true);
    const filters = ids === null ? wanted.filters : { ...wanted.filters, [key]: ids };
    // The keys of a tree's rows are already in the right order.
    const order = ids !== null && tree !== null ? {} : orderParams(props ?? { name: resource, key }, sort);
    const shown = columns.visible.map(({ source }) => source);
    const own = { filters, columns: shown, ...order, name, format, zone: browserZone() };
    try {
      const call = await load();
      if (call === undefined) return;
      // `fields: {}`: the values are the filters of the list, which are already in the wire format. A platform that
      // does not know `filters` gets them as parameters, as in the call of a list.
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
    <div className="ui-panel ui-tasks-panel">
      <span>{translate("tasks.export.about")}</span>
      {wanted.range !== null && (
        <RangeChoice source={wanted.range} span={wanted.span} onSpan={wanted.setSpan} fits={wanted.fits} />
      )}
      {wanted.fits && !isUnknown && (
        <span role="status">{translate(isSelection ? "ui.export.selected" : "ui.export.count", { count })}</span>
      )}
      <FileChoice
        resource={resource}
        disabled={busy || !wanted.fits || ids?.length === 0 || (expected === undefined && !isUnknown)}
        onChoose={start}
      />
    </div>
  );
};

/** Asks for a file name, and for a range if one is needed. Shows the number of rows, and starts the export. */
export const BackgroundPanel = (props: BackgroundPanelProps) => (
  <WithWords of={exportWords} otherwise={<div className="ui-panel ui-tasks-panel" />}>
    <Panel {...props} />
  </WithWords>
);
