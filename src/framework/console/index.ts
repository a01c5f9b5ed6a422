// The public name of the console room.
export { createConsole, type ConsoleSettings } from "./createConsole";
export type { Inside } from "./openConsole";
