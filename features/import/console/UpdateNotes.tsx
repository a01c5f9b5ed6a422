import { useTranslate } from "ra-core";
import { plainHeader } from "../../sheets/book/plainHeader";
import type { ImportJob } from "./ImportJob";
import type { ImportState } from "./ImportState";
import type { SheetColumn } from "./ImportPlan";
import { neverChangedFields, planForMode } from "./planIn";

export interface UpdateNotesProps {
  readonly job: ImportJob;
  readonly state: ImportState;
}

type Named = Pick<ImportJob["options"], "plan">;

const bears = (headers: readonly string[]) => {
  const known = new Set(headers.map(plainHeader));
  return ({ header }: SheetColumn): boolean => known.has(plainHeader(header));
};

/** The columns of the file that never change existing records. */
const columnsOf = ({ plan }: Named, { columns, unsure, mode }: ImportState) => {
  const kept = neverChangedFields(plan);
  const isKept = bears(kept.flatMap(({ name, headers }) => [name, ...headers]));
  const isShownOnly = bears(planForMode(plan, mode).shownOnly ?? []);
  const named = (of: (column: SheetColumn) => boolean) =>
    columns.filter((column) => unsure[column.at] === undefined && of(column)).map(({ header }) => header);
  return { kept: named(isKept), shownOnly: named((column) => !isKept(column) && isShownOnly(column)) };
};

/** The headers that UpdateNotes explains. Other notes leave these headers out. */
export const explainedHeaders = (job: { readonly options: Named }, state: ImportState): readonly string[] => {
  if (state.mode === "add") return [];
  const { kept, shownOnly } = columnsOf(job.options, state);
  return [...kept, ...shownOnly];
};

/** If rows may change records: says which columns of the file change nothing. */
export const UpdateNotes = ({ job, state }: UpdateNotesProps) => {
  const translate = useTranslate();
  if (state.mode === "add" || state.phase !== "checking") return null;
  const { kept, shownOnly } = columnsOf(job.options, state);
  const notes = [
    ...(kept.length > 0 ? [["kept", kept] as const] : []),
    ...(shownOnly.length > 0 ? [["shown_only", shownOnly] as const] : []),
  ];
  return notes.map(([name, columns]) => (
    <p key={name} className="ui-import-note" data-tone="plain">
      {translate(`import.mode.${name}`, { columns: columns.join(", ") })}
    </p>
  ));
};
