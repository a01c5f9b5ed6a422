import { lazy } from "react";
import { selectionTools } from "../../../src/framework/list/slots";
import { pages } from "../../../src/framework/shell/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";
import { taskKinds } from "../../../src/framework/tasks/slots";
import { type WordFile, wordFiles } from "../../../src/framework/wire/wordFiles";
import { offersBulkActions } from "./offersBulkActions";
import { bulkTaskKind } from "./taskKind";

const Around = lazy(() => import("./AroundSelection").then((m) => ({ default: m.AroundSelection })));
const Tools = lazy(() => import("./EditFields").then((m) => ({ default: m.EditFields })));

export const bulk: ConsoleFeature = {
  name: "bulk",
  words: wordFiles(import.meta.glob<WordFile>("../words/first/*.json")),
  fills: [
    fill(selectionTools, { name: "bulk", offers: offersBulkActions, Around, Tools }),
    fill(taskKinds, bulkTaskKind),
    fill(pages, { path: "/tasks/:id", load: async () => (await import("./TaskPage")).TaskPage }),
  ],
};
