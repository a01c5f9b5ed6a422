import { deletionCounts } from "../../../src/framework/actions/slots";
import { listNotices } from "../../../src/framework/list/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";
import { type WordFile, wordFiles } from "../../../src/framework/wire/wordFiles";
import { DeleteConsequences } from "./DeleteConsequences";
import { PendingDeletion } from "./PendingDeletion";

export const deleting: ConsoleFeature = {
  name: "deleting",
  words: wordFiles(import.meta.glob<WordFile>("../words/first/*.json")),
  fills: [fill(deletionCounts, DeleteConsequences), fill(listNotices, PendingDeletion)],
};
