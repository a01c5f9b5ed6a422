// What the code of a console uses on the platform.
export { readSheet } from "../readSheet";
export { workbookLimits } from "../workbookLimits";
export { writeRefused } from "../writeRefused";
