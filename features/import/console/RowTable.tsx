// The rows of the file with their errors. Only visible rows are rendered, and fetched from the worker.
import { useVirtualizer } from "@tanstack/react-virtual";
import { useTranslate } from "ra-core";
import { useRef, useState } from "react";
import { Segments } from "../../../src/framework/ui/Segments";
import { ColumnHead } from "./ColumnHead";
import type { ImportJob } from "./ImportJob";
import type { ImportState } from "./ImportState";
import { type ValueChange, countNotImported, type RowView, type ShownRows } from "./ImportPlan";
import { problemWords } from "./problemWords";
import { changeWords } from "./changeWords";
import { RowCells } from "./RowCells";
import { useVisibleRows } from "./useVisibleRows";

export interface RowTableProps {
  readonly job: ImportJob;
  readonly state: ImportState;
}

const ROW = 44;
const SHOWN = ["all", "bad"] as const satisfies readonly ShownRows[];
const SHOWN_OF_CHANGES = ["all", "changes", "bad"] as const satisfies readonly ShownRows[];

export const RowTable = ({ job, state }: RowTableProps) => {
  const translate = useTranslate();
  const scroller = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<ShownRows>("all");
  const { counts, columns, check, mode } = state;
  const total = Object.values(counts).reduce((sum, one) => sum + one, 0);
  const count = shown === "all" ? total : shown === "bad" ? countNotImported(counts) : check.changing;
  const view = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    overscan: 8,
    initialRect: { width: 800, height: 400 },
  });
  const items = view.getVirtualItems();
  const first = items[0]?.index ?? 0;
  const last = items.at(-1)?.index ?? 0;
  const rowAt = useVisibleRows(job, shown, state.version, first, last);
  const above = items[0]?.start ?? 0;
  const below = view.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <>
      <div className="ui-import-shown">
        <Segments
          legend={translate("import.shown")}
          legendHidden
          value={shown}
          options={(mode === "add" ? SHOWN : SHOWN_OF_CHANGES).map((one) => ({
            value: one,
            label: translate(`import.shown.${one}`),
          }))}
          onChoose={setShown}
        />
      </div>
      <div className="ui-import-rows" ref={scroller}>
        <table>
          <thead>
            <tr>
              <th className="ui-import-line">{translate("import.line")}</th>
              <th className="ui-import-reason">{translate("import.verdict")}</th>
              {columns.map((column) => (
                <ColumnHead key={column.at} job={job} state={state} column={column} />
              ))}
            </tr>
          </thead>
          <tbody>
            <Space height={above} />
            {items.map(({ index }) => (
              <Line key={index} job={job} state={state} row={rowAt(index)} />
            ))}
            <Space height={below} />
          </tbody>
        </table>
        {count === 0 && <p className="ui-import-none">{translate(state.complete ? "import.none" : "import.wait")}</p>}
      </div>
    </>
  );
};

const Space = ({ height }: { readonly height: number }) =>
  height > 0 ? (
    <tr aria-hidden>
      <td className="ui-import-line" style={{ height, padding: 0, border: 0 }} />
    </tr>
  ) : null;

/** The outcome of a row, in words. */
const wordsOf = (row: RowView, job: ImportJob, translate: ReturnType<typeof useTranslate>): string => {
  const { state, changes, there } = row;
  if (state === "good" && there !== null)
    return there === "" ? translate("import.there") : translate("import.thereFor", { reason: there });
  if (state !== "changes") return translate(`import.state.${state}`);
  const { fields } = job.options.plan;
  const labelOf = (field: string) => fields.find(({ name }) => name === field)?.label ?? field;
  const textOfChange = (change: ValueChange) =>
    translate("form.refused", { field: labelOf(change.field), reason: changeWords(change) });
  return changes.map(textOfChange).join("; ");
};

const Line = ({ job, state, row }: RowTableProps & { readonly row: RowView | undefined }) => {
  const translate = useTranslate();
  if (row === undefined)
    return (
      <tr className="ui-import-shadow">
        <td colSpan={state.columns.length + 2} />
      </tr>
    );
  const problems = problemWords(job.options.plan, row, translate);
  const words = problems || wordsOf(row, job, translate);
  return (
    <tr data-state={row.state}>
      <td className="ui-import-line">{row.number}</td>
      <td className="ui-import-reason" title={words}>
        <span>{words}</span>
      </td>
      <RowCells state={state} row={row} />
    </tr>
  );
};
