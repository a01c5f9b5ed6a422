import { rowPanel } from "../../../src/framework/list/slots";
import { recordHead } from "../../../src/framework/show/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";
import { type WordFile, wordFiles } from "../../../src/framework/wire/wordFiles";
import { QuickLook } from "./QuickLook";
import { RecordSteps } from "./RecordSteps";

export const quicklook: ConsoleFeature = {
  name: "quicklook",
  words: wordFiles(import.meta.glob<WordFile>("../words/first/*.json")),
  fills: [fill(rowPanel, { label: "ui.look.label", Panel: QuickLook }), fill(recordHead, RecordSteps)],
};
