// Functions for the script in the head of a public page, which runs before the first paint. Each page has its own
// script, with only the functions that it needs.
export { applyLanguageAndColours } from "../applyLanguageAndColours";
export { showSeen } from "./show";
