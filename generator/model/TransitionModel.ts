/** `from` may become one of `to`. The screen has buttons for that, and the platform refuses everything else. */
export interface TransitionModel {
  readonly field: string;
  readonly from: number | string;
  readonly to: readonly (number | string)[];
}

/** Fields that a record must have in this state: the dialog of the transition asks for them, and the platform checks them. */
export interface AskModel {
  readonly field: string;
  readonly state: number | string;
  readonly names: readonly string[];
}
