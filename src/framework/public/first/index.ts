// The functions for the script in the head of a public page, which runs before the first paint. Each page has its own script, so this room has nothing else.
export { applyLanguageAndColours } from "../applyLanguageAndColours";
export { show } from "./show";
