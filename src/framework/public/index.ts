// pilothouse/public: what the pages that need no account of a console are made of.
export type { PublicPages } from "./PublicPage";
export type { Site } from "./Site";
export { lateWords, wordsOf } from "./words";
