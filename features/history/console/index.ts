import { lazy } from "react";
import { recordChanges, recordTabs } from "../../../src/framework/show/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";
import { servesRest } from "../../../src/framework/wire/HostInside";
import { type WordFile, wordFiles } from "../../../src/framework/wire/wordFiles";

const HistoryTab = lazy(() => import("./HistoryTab").then((module) => ({ default: module.HistoryTab })));
const RecordChanges = lazy(() => import("./RecordChanges").then((module) => ({ default: module.RecordChanges })));

const tab = { name: "history", label: "history.tab", isOffered: () => servesRest("history"), Panel: HistoryTab };

export const history: ConsoleFeature = {
  name: "history",
  words: wordFiles(import.meta.glob<WordFile>("../words/first/*.json")),
  fills: [fill(recordTabs, tab), fill(recordChanges, RecordChanges)],
};
