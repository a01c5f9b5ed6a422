import { lazy } from "react";
import { selectionTools } from "../../../src/framework/list/slots";
import { pages } from "../../../src/framework/shell/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";
import { taskKinds } from "../../../src/framework/tasks/slots";
import { type WordFile, wordFiles } from "../../../src/framework/wire/wordFiles";
import { hasBulkActions } from "./hasBulkActions";
import { bulkTaskKind } from "./taskKind";

const Around = lazy(() => import("./BulkActionsProvider").then((m) => ({ default: m.BulkActionsProvider })));
const Tools = lazy(() => import("./EditFields").then((m) => ({ default: m.EditFields })));

export const bulk: ConsoleFeature = {
  name: "bulk",
  words: wordFiles(import.meta.glob<WordFile>("../words/first/*.json")),
  fills: [
    fill(selectionTools, { name: "bulk", offers: hasBulkActions, Around, Tools }),
    fill(taskKinds, bulkTaskKind),
    fill(pages, { path: "/tasks/:id", load: async () => (await import("./TaskPage")).TaskPage }),
  ],
};
