import { useDataProvider, useListContext, useLocale, useNotify, useResourceContext, useTranslate } from "ra-core";
import { useRef, useState } from "react";
import { failureWords } from "../../resource/failureWords";
import { inLanguage } from "../../resource/inLanguage";
import { useFieldLabels } from "../../resource/label";
import { tellExport } from "../../resource/tellExport";
import type { ColumnSpec } from "../columns/ColumnSpec";
import { useListSetup } from "../table/ListSetup";
import { useTotal } from "../tools/useTotal";
import type { ExportColumn, ExportFormat } from "./ExportPlan";
import { saveFile } from "../../ui/saveFile";
import { valueKey } from "../../wire/enumeration";

export interface RunningExport {
  readonly done: number;
  readonly total: number;
}

/** Starts and cancels the export of all rows that match the filters, with the visible columns. */
export const useExport = (onDone: () => void) => {
  const translate = useTranslate();
  const notify = useNotify();
  const language = useLocale();
  const labelOf = useFieldLabels();
  const dataProvider = useDataProvider();
  const resource = useResourceContext() ?? "";
  const { sort, filterValues, filter } = useListContext();
  const { total = 0, isMore } = useTotal();
  const { columns } = useListSetup();
  const [running, setRunning] = useState<RunningExport | null>(null);
  const stop = useRef<AbortController | null>(null);

  const columnOf = ({ source, label, exports: rule }: ColumnSpec): ExportColumn => ({
    source,
    label: labelOf(source, label),
    as: rule.as,
    resource: rule.as === "reference" ? rule.of.resource : null,
    words:
      rule.as === "enum"
        ? Object.fromEntries(
            rule.of.values.map(({ value }) => [
              String(value),
              translate(valueKey(rule.of, value), { _: String(value) }),
            ]),
          )
        : {},
  });

  const start = async (name: string, format: ExportFormat) => {
    const controller = new AbortController();
    stop.current = controller;
    setRunning({ done: 0, total });
    try {
      const { runExport } = await import("./runExport");
      let rows = 0;
      const wanted = { ...filterValues, ...filter };
      const file = await runExport({
        dataProvider,
        resource,
        sort,
        filter: wanted,
        references: Object.fromEntries(
          columns.visible.flatMap(({ source, exports: rule }) =>
            rule.as === "reference" ? [[source, inLanguage(rule.of, language)]] : [],
          ),
        ),
        plan: {
          format,
          title: translate(`${resource}.plural`, { _: resource }),
          columns: columns.visible.map(columnOf),
          rows: isMore ? Number.POSITIVE_INFINITY : total,
          yes: translate("kit.yes"),
          no: translate("kit.no"),
        },
        signal: controller.signal,
        progress: (done, of) => {
          rows = done;
          setRunning({ done, total: of });
        },
      });
      await tellExport({ of: resource, filter: wanted, rows });
      controller.signal.throwIfAborted();
      saveFile(file, `${name}.${format}`);
      onDone();
    } catch (error) {
      if (!controller.signal.aborted) notify(failureWords(error, translate), { type: "error" });
    } finally {
      setRunning(null);
    }
  };
  return { running, start, cancel: () => stop.current?.abort(), resource };
};
