export type { ConsoleFeature } from "./ConsoleFeature";
export { createSlot, fill, Filled, type Filling, Fills, type Slot } from "./Slot";
