// pilothouse/console: createConsole, and what a console's own screens need.
export { type Console, screensOf, useConsole } from "../shell/Console";
export { createConsole } from "./createConsole";
