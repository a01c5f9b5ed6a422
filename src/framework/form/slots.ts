// The slots of inputs.
import type { ComponentType } from "react";
import type { Conflict, FieldDifference } from "../resource/conflict";
import type { Reference } from "../wire/contract";
import { createSlot } from "../slots";
import type { InputProps } from "./useField";

export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

export interface PointOnMap {
  readonly label: string;
  /** Null if there is no position yet. */
  readonly place: Coordinates | null;
  readonly disabled: boolean;
  readonly onPlace: (place: Coordinates) => void;
}

/** Drawn below the coordinates of a point, in forms and on pages of records. */
export const pointMap = createSlot<PointOnMap>();

export interface Offers extends InputProps {
  readonly of: Reference;
  readonly pick: string;
}

/** The choice of a record in a dialog with a price. */
export const offers = createSlot<Offers>();

export interface Schedule extends InputProps {
  readonly Expression: ComponentType<InputProps>;
}

/** The input of a schedule. */
export const schedule = createSlot<Schedule>();

export interface RegionInputProps extends InputProps {
  /** The names of the fields that it sets. */
  readonly country: string;
  readonly province: string;
  readonly city: string;
  readonly area: string;
  readonly code: string;
}

/** The input of an address: the choice of country, province, city and district. */
export const regionChoice = createSlot<RegionInputProps>();

export interface ChangeConflict {
  readonly conflict: Conflict;
  /** The values in the form. */
  readonly mine: Readonly<Record<string, unknown>>;
  readonly differences: readonly FieldDifference[];
  /** `given`: the fields for which the stored value is kept. */
  readonly onSettled: (given: ReadonlySet<string>, save: boolean) => void;
}

/** Above the inputs of an Edit: the choice between the changes of two people. */
export const changeConflict = createSlot<ChangeConflict>();
