import { lazy } from "react";
import { listTools } from "../../../src/framework/list/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";
import { importTaskKind } from "./importTaskKind";
import type { Importers } from "./Importers";
import { taskKinds } from "../../../src/framework/tasks/slots";
import { type WordFile, wordFiles } from "../../../src/framework/wire/wordFiles";

/** `load` loads the importers of the console, with the button that needs them. */
export const importing = (load: () => Promise<{ readonly importers: Importers }>): ConsoleFeature => ({
  name: "import",
  words: wordFiles(import.meta.glob<WordFile>("../words/first/*.json")),
  fills: [
    fill(taskKinds, importTaskKind),
    fill(
      listTools,
      lazy(async () => {
        const [{ createImportTool }, { importers }] = await Promise.all([import("./ImportTool"), load()]);
        return { default: createImportTool(importers) };
      }),
    ),
  ],
});
