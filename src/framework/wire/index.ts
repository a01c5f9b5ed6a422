// How the console talks to the platform. No React here: the public pages use it too.
export type { Answer } from "./answer";
export { atPlatform, tokenFor } from "./bearing";
export { bearer, bearerAt, type CallOptions, legacy, type ListCall, rest } from "./calls";
export { post, type PostOptions } from "./client";
export { type Config, config, setConfig } from "./config";
export type {
  Call,
  Calls,
  Enumeration,
  Importer,
  Language,
  Payload,
  Reference,
  ResourceProps,
  Section,
  Sections,
  TypedCall,
  WordTable,
  Writer,
} from "./contract";
export { LANGUAGES } from "./contract";
export { enumeration } from "./enumeration";
export { type Host, type HostCall, host, setHost } from "./Host";
export { inFlight } from "./inFlight";
export * as language from "./language";
export { chooseLanguage, languageFrom, languageToAdd } from "./language";
export { amountIn, factsIn, numberIn, rowsIn, textIn } from "./readAnswer";
export { requestNumber } from "./requestNumber";
export { send, type SendOptions } from "./send";
export { loginAddress, returnAddress, session } from "./session";
export { followOtherTabs } from "./otherTabs";
export * as storage from "./storage";
export * as token from "./token";
export { putFile, upload, type UploadOptions } from "./upload";
export { messageKeys, messageValues } from "./failureMessages";
export { type FailureReason, WireFailure } from "./WireFailure";
