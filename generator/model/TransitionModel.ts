/** `from` may become one of `to`. The screen has buttons for this, and the platform refuses all other changes. */
export interface TransitionModel {
  readonly field: string;
  readonly from: number | string;
  readonly to: readonly (number | string)[];
}

/** Fields that a record needs in this state. The dialog of the transition asks for them, and the platform checks them. */
export interface AskModel {
  readonly field: string;
  readonly state: number | string;
  readonly names: readonly string[];
}
