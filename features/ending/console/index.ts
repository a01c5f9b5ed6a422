import { insteadOfDeletion } from "../../../src/framework/actions/slots";
import { recordActions, recordNotes } from "../../../src/framework/show/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";
import { ClosedOwner } from "./ClosedOwner";
import { EndButton } from "./EndButton";
import { mayEnd } from "./ending";
import { PassButton } from "./PassButton";

export const ending: ConsoleFeature = {
  name: "ending",
  words: {
    en: () => import("../words/first/en.json"),
    "zh-CN": () => import("../words/first/zh-CN.json"),
    "zh-TW": () => import("../words/first/zh-TW.json"),
  },
  fills: [
    fill(recordActions, EndButton),
    fill(recordActions, PassButton),
    fill(recordNotes, ClosedOwner),
    fill(insteadOfDeletion, {
      label: "ending.instead",
      isOffered: ({ ends }, grants) => ends !== undefined && mayEnd(grants),
      state: { end: true },
    }),
  ],
};
