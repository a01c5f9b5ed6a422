// pilothouse/console: createConsole, and what the console's own screens need.
export { type Console, screensOfMenus, useConsole } from "../shell/Console";
export { createConsole } from "./createConsole";
export type { FilterPart } from "../list/filters/FilterKind";
export type { InputPartProps } from "../form/InputPart";
export type { PartProps } from "../value/Part";
export type { PartsOf } from "./PartsOf";
