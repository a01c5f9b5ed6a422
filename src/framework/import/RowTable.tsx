// The rows of the file with their errors. Only visible rows are rendered, and fetched from the worker.
import { useVirtualizer } from "@tanstack/react-virtual";
import { useTranslate } from "ra-core";
import { useRef, useState } from "react";
import { visibleText } from "../sheet/cellText";
import { Segments } from "../ui/Segments";
import { ColumnHead } from "./ColumnHead";
import type { ImportJob } from "./ImportJob";
import type { ImportState } from "./ImportState";
import { countNotTaken, type RowView, type Shown } from "./ImportPlan";
import { problemWords } from "./problemWords";
import { useSeenRows } from "./useSeenRows";

export interface RowTableProps {
  readonly job: ImportJob;
  readonly state: ImportState;
}

const ROW = 44;
const SHOWN = ["all", "bad"] as const satisfies readonly Shown[];

export const RowTable = ({ job, state }: RowTableProps) => {
  const translate = useTranslate();
  const scroller = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<Shown>("all");
  const { counts, columns } = state;
  const total = Object.values(counts).reduce((sum, one) => sum + one, 0);
  const count = shown === "bad" ? countNotTaken(counts) : total;
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
  const rowAt = useSeenRows(job, shown, state.version, first, last);
  const above = items[0]?.start ?? 0;
  const below = view.getTotalSize() - (items.at(-1)?.end ?? 0);
  return (
    <>
      <div className="kit-import-shown">
        <Segments
          legend={translate("import.shown")}
          legendHidden
          value={shown}
          options={SHOWN.map((one) => ({ value: one, label: translate(`import.shown.${one}`) }))}
          onChoose={setShown}
        />
      </div>
      <div className="kit-import-rows" ref={scroller}>
        <table>
          <thead>
            <tr>
              <th className="kit-import-line">{translate("import.line")}</th>
              <th className="kit-import-reason">{translate("import.verdict")}</th>
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
        {count === 0 && <p className="kit-import-none">{translate(state.complete ? "import.none" : "import.wait")}</p>}
      </div>
    </>
  );
};

const Space = ({ height }: { readonly height: number }) =>
  height > 0 ? (
    <tr aria-hidden>
      <td className="kit-import-line" style={{ height, padding: 0, border: 0 }} />
    </tr>
  ) : null;

const Line = ({ job, state: { columns, mapping }, row }: RowTableProps & { readonly row: RowView | undefined }) => {
  const translate = useTranslate();
  if (row === undefined)
    return (
      <tr className="kit-import-shadow">
        <td colSpan={columns.length + 2} />
      </tr>
    );
  const wrong = new Set(row.problems.map(({ field }) => field));
  const words = problemWords(job.options.plan, row, translate);
  return (
    <tr data-state={row.state}>
      <td className="kit-import-line">{row.number}</td>
      <td className="kit-import-reason" title={words}>
        <span>
          {words || translate(row.isThere && row.state === "good" ? "import.there" : `import.state.${row.state}`)}
        </span>
      </td>
      {columns.map(({ at }) => {
        const field = mapping[at];
        const text = visibleText(row.cells[at] ?? "");
        const understood = row.understood[at];
        const shown = understood === undefined ? text : `${text} → ${understood}`;
        return (
          <td
            key={at}
            title={shown}
            data-wrong={(field !== undefined && wrong.has(field)) || undefined}
            data-left={field === undefined || undefined}
          >
            {shown}
          </td>
        );
      })}
    </tr>
  );
};
