// The connection to the platform. It does not use React, because public pages use it too.
export { bearer, bearerAt, legacy, rest, styled } from "./calls";
export { post, type PostOptions } from "./client";
export { config } from "./config";
export { wholeAddress } from "./wholeAddress";
export type {
  Calls,
  Enumeration,
  Importer,
  Language,
  PageTitles,
  Reference,
  ResourceProps,
  Section,
  Sections,
  Translations,
  TypedCall,
  WireNames,
  WordTable,
} from "./contract";
export { formatDay, formatTimestamp, readDay, DATE_SHAPES } from "./dates";
export { decodeText } from "./decodeText";
export { enumeration, valueKey } from "./enumeration";
export { choice } from "./parameters";
export {
  type FactsOf,
  type FieldOf,
  type FilterOf,
  fieldOf,
  type GroupOf,
  type LabelOf,
  type MenuOf,
  type ParamsOf,
  wordOf,
} from "./fieldOf";
export { can, host, type Host } from "./Host";
export { type HostInside, servesRest } from "./HostInside";
export { keepKnownParams } from "./keepKnownParams";
export * as language from "./language";
export { throwNotUnderstood, valueReaders } from "./understood";
export { factsIn, numberIn, rowsIn, textIn } from "./readAnswer";
export { requestNumber } from "./requestNumber";
export { returnAddress } from "./session";
export type { Style } from "./styles/Style";
export * as storage from "./storage";
export * as token from "./token";
export { putFile } from "./upload";
export { WireFailure } from "./WireFailure";
export { webCrypto } from "./webCrypto";
export { type WordFile, wordFiles, wordsIn } from "./wordFiles";
