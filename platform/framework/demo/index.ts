// The public parts of demo data: tools by which fields of demo rows follow from others.
export { type Adjust, rowsIn, type At } from "./Adjust";
export type { DemoStory } from "./DemoStory";
export { insertMany } from "./insertMany";
export type { World } from "./Rows";
