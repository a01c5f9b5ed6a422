// The public parts of demo data: tools that make the fields of demo rows depend on each other.
export { type Adjust, generatedRowsOf, type AdjustContext } from "./Adjust";
export type { FilledDemoStore, DemoStory } from "./DemoStory";
export { insertMany } from "./insertMany";
export type { World } from "./Rows";
