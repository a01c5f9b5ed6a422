/** `from` may become one of `to`. The screen has buttons for that, and the platform refuses everything else. */
export interface TransitionModel {
  readonly field: string;
  readonly from: number | string;
  readonly to: readonly (number | string)[];
}

/** In this state, a record must have these fields. The dialog of the transition asks for them, and the platform refuses it without. */
export interface AskModel {
  readonly field: string;
  readonly state: number | string;
  readonly names: readonly string[];
}
