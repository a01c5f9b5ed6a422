export type { ConsoleFeature } from "./ConsoleFeature";
export {
  type Around,
  createSlot,
  createSlotOf,
  fill,
  Filled,
  type Filling,
  Fills,
  type Slot,
  type SlotOf,
  useIsFilled,
  useParts,
  Within,
} from "./Slot";
