// pilothouse/console: what a console is made with, and what its own screens ask it.
export type { ApiTestSource } from "../apitest/ApiTestSource";
export { type Console, screensOf, useConsole } from "../shell/Console";
export { createConsole } from "./createConsole";
