// The places of inputs that features fill.
import { createSlot } from "../slots";

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export interface PointOnMap {
  readonly label: string;
  /** Null where none is given. */
  readonly place: Place | null;
  readonly disabled: boolean;
  readonly onPlace: (place: Place) => void;
}

/** Below the coordinates of a point, in forms and on the pages of records. */
export const pointMap = createSlot<PointOnMap>();
