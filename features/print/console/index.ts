import { lazy } from "react";
import { menuTools } from "../../../src/framework/list/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";
import { type WordFile, wordFiles } from "../../../src/framework/wire/wordFiles";

const Panel = lazy(() => import("./Printing").then((m) => ({ default: m.Printing })));

export const print: ConsoleFeature = {
  name: "print",
  words: wordFiles(import.meta.glob<WordFile>("../words/first/*.json")),
  fills: [fill(menuTools, { label: "ui.print", icon: "print", key: "p", Panel })],
};
