export type ReaderState = "used" | "behind" | "away";

/** Figures about the replica for reads. */
export interface ReaderFigures {
  readonly state: ReaderState;
  /** How far the replica is behind, in seconds; null if unknown. */
  readonly lag: number | null;
  /** How many reads the replica answered, and how many the primary answered instead. */
  readonly replica: number;
  readonly primary: number;
}

export interface ReaderFiguresSource {
  figures(): ReaderFigures;
}
