import { lazy } from "react";
import { recordBelow } from "../../../src/framework/show/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";
import { type WordFile, wordFiles } from "../../../src/framework/wire/wordFiles";

const RelatedLists = lazy(() => import("./RelatedLists").then((module) => ({ default: module.RelatedLists })));

export const related: ConsoleFeature = {
  name: "related",
  words: wordFiles(import.meta.glob<WordFile>("../words/first/*.json")),
  fills: [fill(recordBelow, RelatedLists)],
};
