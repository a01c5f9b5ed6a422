import type { Call } from "../../wire/contract";

export interface ExportTaskPanelProps {
  readonly call: Call;
  readonly follow: Call;
  readonly range: string | null;
  readonly onClose: () => void;
}

export const ExportTaskPanel = (_: ExportTaskPanelProps) => null;
