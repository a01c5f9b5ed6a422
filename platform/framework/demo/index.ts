// What demo rows are told with: how a field of one row follows from others.
export { type Adjust, all, type At, find, notes, once, put } from "./Adjust";
export type { DemoStory } from "./DemoStory";
export { insertMany } from "./insertMany";
export type { World } from "./Rows";
