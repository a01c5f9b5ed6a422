import { useQueryClient } from "@tanstack/react-query";
import { useDataProvider, useListContext, useLocale, useNotify, useResourceContext, useTranslate } from "ra-core";
import { useRef, useState } from "react";
import { failureWords } from "../../../src/framework/resource/failureWords";
import { inLanguage } from "../../../src/framework/resource/inLanguage";
import { useFieldLabels } from "../../../src/framework/resource/label";
import { useFindResource } from "../../../src/framework/resource/related";
import { reportExport } from "./reportExport";
import { useListSetup } from "../../../src/framework/list/table/ListSetup";
import { useExactTotal, useTotal } from "../../../src/framework/list/tools/useTotal";
import { browserZone } from "../../../src/framework/value/zones";
import { formatNumber } from "../../../src/framework/value/formats";
import { kindsQuery } from "../../../src/framework/resource/useKinds";
import { useResourceProps } from "../../../src/framework/resource/resource";
import type { ExportFormat } from "./ExportPlan";
import { columnsForExport } from "./planColumns";
import { saveFile } from "../../../src/framework/ui/saveFile";

export interface RunningExport {
  readonly done: number;
  readonly total: number;
}

/**
 * Starts and cancels an export with the visible columns. It contains the selected rows. If no row is selected, it
 * contains all rows that match the filters.
 */
export const useExport = (onDone: () => void) => {
  const translate = useTranslate();
  const notify = useNotify();
  const language = useLocale();
  const labelOf = useFieldLabels();
  const dataProvider = useDataProvider();
  const queries = useQueryClient();
  const find = useFindResource();
  const resource = useResourceContext() ?? "";
  const { sort, filterValues, filter, selectedIds = [] } = useListContext();
  const { columns, tree } = useListSetup();
  const { total: matching = 0, isMore } = useTotal();
  const props = useResourceProps();
  const key = props?.key ?? "id";
  // The keys of the selected rows. Without a selection, the keys of a tree's rows, because a tree filters and orders
  // its rows itself. Null to export all rows that match the filters.
  const ids = selectedIds.length > 0 ? selectedIds : (tree?.ids ?? null);
  const exactly = useExactTotal();
  const isCounted = ids !== null || !isMore;
  const [running, setRunning] = useState<RunningExport | null>(null);
  const stop = useRef<AbortController | null>(null);

  const start = async (name: string, format: ExportFormat) => {
    const controller = new AbortController();
    stop.current = controller;
    setRunning({ done: 0, total: ids?.length ?? matching });
    try {
      const { runExport } = await import("./runExport");
      let rows = 0;
      const wanted = ids === null ? { ...filterValues, ...filter } : { ...filter };
      const total = ids?.length ?? (await exactly(wanted));
      const hasKinds = columns.visible.some(({ exports: rule }) => rule.as === "kind");
      const { kinds } = hasKinds ? await queries.fetchQuery(kindsQuery(language ?? "en")) : { kinds: [] };
      const references = columns.visible.flatMap(({ source, exports: rule }) =>
        rule.as === "reference" ? [[source, inLanguage(rule.of, language)] as const] : [],
      );
      const tells = await Promise.all(
        references
          .filter(([, { within }]) => within)
          .map(async ([, { resource: to }]) => [to, (await find(to))?.within?.tells ?? []] as const),
      );
      const file = await runExport({
        dataProvider,
        resource,
        sort,
        filter: wanted,
        ids,
        inBranches: tree !== null,
        references: Object.fromEntries(references),
        tells: Object.fromEntries(tells),
        plan: {
          format,
          title: translate(`${resource}.plural`, { _: resource }),
          columns: columnsForExport(
            columns.visible,
            { labelOf, translate, kinds: Object.fromEntries(kinds.map(({ of, label }) => [of, label])) },
            props ?? { key },
          ),
          rows: isCounted ? total : Number.POSITIVE_INFINITY,
          yes: translate("ui.yes"),
          no: translate("ui.no"),
          zone: browserZone(),
        },
        signal: controller.signal,
        progress: (done, of) => {
          rows = done;
          setRunning({ done, total: of });
        },
      });
      const isAll = ids === null || (selectedIds.length === 0 && tree?.isNarrowed === false);
      await reportExport({ of: resource, filter: isAll ? wanted : { ...wanted, [key]: ids }, rows });
      controller.signal.throwIfAborted();
      saveFile(file, `${name}.${format}`);
      if (isCounted && rows !== total) {
        const counts = { expected: formatNumber(total, language), written: formatNumber(rows, language) };
        notify(translate("ui.export.differs", counts), { type: "warning" });
      }
      onDone();
    } catch (error) {
      if (!controller.signal.aborted) notify(failureWords(error, translate), { type: "error" });
    } finally {
      setRunning(null);
    }
  };
  return { running, start, cancel: () => stop.current?.abort(), resource, selected: selectedIds.length };
};
