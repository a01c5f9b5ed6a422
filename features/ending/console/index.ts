import { insteadOfDeletion } from "../../../src/framework/actions/slots";
import { recordActions, recordHead, recordNotes } from "../../../src/framework/show/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";
import { ClosedOwnerNotice } from "./ClosedOwnerNotice";
import { EndAtOnceButton, EndButton } from "./EndButton";
import { mayEndOwners } from "./ending";
import { PassButton } from "./PassButton";
import { type WordFile, wordFiles } from "../../../src/framework/wire/wordFiles";

export const ending: ConsoleFeature = {
  name: "ending",
  words: wordFiles(import.meta.glob<WordFile>("../words/first/*.json")),
  fills: [
    fill(recordActions, EndButton),
    fill(recordActions, PassButton),
    fill(recordHead, EndAtOnceButton),
    fill(recordNotes, ClosedOwnerNotice),
    fill(insteadOfDeletion, {
      label: "ending.instead",
      isOffered: ({ ends }, grants) => ends !== undefined && mayEndOwners(grants),
      state: { end: true },
    }),
  ],
};
