import { lazy } from "react";
import { recordChanges, recordTabs } from "../../../src/framework/show/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";
import { servesRest } from "../../../src/framework/wire/HostInside";

const HistoryTab = lazy(() => import("./HistoryTab").then((module) => ({ default: module.HistoryTab })));
const RecordChanges = lazy(() => import("./RecordChanges").then((module) => ({ default: module.RecordChanges })));

const tab = { name: "history", label: "history.tab", isOffered: () => servesRest("history"), Panel: HistoryTab };

export const history: ConsoleFeature = {
  name: "history",
  words: {
    en: () => import("../words/first/en.json"),
    "zh-CN": () => import("../words/first/zh-CN.json"),
    "zh-TW": () => import("../words/first/zh-TW.json"),
  },
  fills: [fill(recordTabs, tab), fill(recordChanges, RecordChanges)],
};
