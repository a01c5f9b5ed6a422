import { lazy } from "react";
import { listTools, rowTools } from "../../../src/framework/list/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";
import { exportTaskKind } from "./exportTaskKind";
import type { Exporters } from "./Exporters";
import { taskKinds } from "../../../src/framework/tasks/slots";
import { type WordFile, wordFiles } from "../../../src/framework/wire/wordFiles";

const ExportPanel = lazy(() => import("./ExportPanel").then((m) => ({ default: m.ExportPanel })));

const tool = { action: "export", label: "ui.export.title", icon: "download", Panel: ExportPanel } as const;

/** `load` loads the exporters of the console, with the button that needs them. */
export const exporting = (load: () => Promise<{ readonly exporters: Exporters }>): ConsoleFeature => ({
  name: "export",
  words: wordFiles(import.meta.glob<WordFile>("../words/first/*.json")),
  fills: [
    fill(rowTools, tool),
    fill(taskKinds, exportTaskKind),
    fill(
      listTools,
      lazy(async () => {
        const [{ createBackgroundExportTool }, { exporters }] = await Promise.all([import("./BackgroundTool"), load()]);
        return { default: createBackgroundExportTool(exporters) };
      }),
    ),
  ],
});
