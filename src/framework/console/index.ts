// pilothouse/console: what a console is made with.
export type { ApiTestSource } from "../apitest/ApiTestSource";
export type { Console } from "../shell/Console";
export { type ConsoleSettings, createConsole } from "./createConsole";
