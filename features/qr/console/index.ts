import { lazy } from "react";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";
import { qrButton, qrCode } from "../../../src/framework/value/slots";
import { type WordFile, wordFiles } from "../../../src/framework/wire/wordFiles";
import { QrButton } from "./QrButton";

const QrCode = lazy(() => import("./QrCode").then((module) => ({ default: module.QrCode })));

export const qr: ConsoleFeature = {
  name: "qr",
  words: wordFiles(import.meta.glob<WordFile>("../words/first/*.json")),
  // The button is not loaded later, because the width of its column is measured when the list is drawn.
  fills: [fill(qrCode, QrCode), fill(qrButton, QrButton)],
};
