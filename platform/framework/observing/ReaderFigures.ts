export type ReaderState = "used" | "behind" | "away";

/** Of the replica for reads. */
export interface ReaderFigures {
  readonly state: ReaderState;
  /** Seconds; null while it is not known. */
  readonly lag: number | null;
  /** How many reads were answered by the replica, and how many by the primary instead. */
  readonly replica: number;
  readonly primary: number;
}

export interface Read {
  figures(): ReaderFigures;
}
