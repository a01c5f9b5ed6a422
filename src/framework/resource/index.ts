// What a screen needs to know about its resource: words, answers, rights, changes and refusals.
export { RecordPick } from "./RecordPick";
export { type LazyWords, WithWords } from "./WithWords";
export { readFailure, translateFailure } from "./failure";
export { failureWords } from "./failureWords";
export { listAddress } from "./listAddress";
export { translateMessage } from "./message";
export { pickFields } from "./pickFields";
export { refusalOf } from "./refusals";
export { ResourceScreen, useResourcePath, useResourceProps } from "./resource";
export { useAllowed } from "./access";
export { useResourceNamed } from "./useResourceNamed";
export { useMayOpen } from "./useMayOpen";
export { useAnswer } from "./useAnswer";
export { useCallingDataProvider } from "./useCallingDataProvider";
export { useChange } from "./useChange";
export { useAccountKeys } from "./useAccountKeys";
export { useResourceWords } from "./words";
