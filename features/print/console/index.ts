import { lazy } from "react";
import { menuTools } from "../../../src/framework/list/slots";
import { pageHead } from "../../../src/framework/shell/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";
import { type WordFile, wordFiles } from "../../../src/framework/wire/wordFiles";
import { PrintHead } from "./PrintHead";

const Panel = lazy(() => import("./Printing").then((m) => ({ default: m.Printing })));

export const print: ConsoleFeature = {
  name: "print",
  words: wordFiles(import.meta.glob<WordFile>("../words/first/*.json")),
  fills: [
    // A page may be printed at any time, so this part is not loaded later.
    fill(pageHead, PrintHead),
    fill(menuTools, { label: "ui.print", icon: "print", key: "p", Panel }),
  ],
};
