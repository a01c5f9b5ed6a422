// Writes the file of an export in a worker, so that the page stays responsive during a long export.
import { type ExportWriter, openExport } from "./ExportWriter";
import type { FromExportWorker, ToExportWorker } from "./ExportPlan";

let writer: ExportWriter | null = null;
const post = (message: FromExportWorker) => self.postMessage(message);

const take = async (message: ToExportWorker): Promise<void> => {
  if (message.type === "start") writer = openExport(message.plan);
  else if (message.type === "rows") await writer?.add(message.rows, message.names);
  else if (writer) return post({ type: "file", file: await writer.finish() });
  post({ type: "taken" });
};

self.onmessage = (event: MessageEvent<ToExportWorker>) => {
  take(event.data).catch((error: unknown) => post({ type: "failed", message: String(error) }));
};
