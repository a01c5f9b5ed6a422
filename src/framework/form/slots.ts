// The slots of inputs.
import { createSlot } from "../slots";

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export interface PointOnMap {
  readonly label: string;
  /** Null if no place is given. */
  readonly place: Place | null;
  readonly disabled: boolean;
  readonly onPlace: (place: Place) => void;
}

/** Below the coordinates of a point, in forms and on pages of records. */
export const pointMap = createSlot<PointOnMap>();
