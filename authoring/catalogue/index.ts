// What a console needs to show its own parts in the catalogue.
export type { Examples } from "./Examples";
