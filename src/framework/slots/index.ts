export type { ConsoleFeature } from "./ConsoleFeature";
export { type Around, createSlot, fill, Filled, type Filling, Fills, type Slot, useIsFilled, Within } from "./Slot";
