import { lazy } from "react";
import { treeFilter, treeList } from "../../../src/framework/list/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";
import { type WordFile, wordFiles } from "../../../src/framework/wire/wordFiles";

const TreeListView = lazy(() => import("./TreeListView").then((m) => ({ default: m.TreeListView })));
const TreeChoice = lazy(() => import("./TreeChoice").then((m) => ({ default: m.TreeChoice })));
const TreeNames = lazy(() => import("./TreeChoice").then((m) => ({ default: m.TreeNames })));

export const trees: ConsoleFeature = {
  name: "trees",
  words: wordFiles(import.meta.glob<WordFile>("../words/first/*.json")),
  fills: [fill(treeList, TreeListView), fill(treeFilter, { Choice: TreeChoice, Names: TreeNames })],
};
