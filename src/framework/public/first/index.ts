// Functions for the script in the head of a public page, which runs before the first paint. Each page has its own
// script, so that it contains only what it needs.
export { applyLanguageAndColours } from "../applyLanguageAndColours";
export { show } from "./show";
