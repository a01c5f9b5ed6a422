/** A part of a description that definitions cannot express. */
export interface LeftOutPart {
  /** The place in the description. */
  readonly where: string;
  readonly reason: string;
  /** What people can do about it. Empty if nothing must be done. */
  readonly advice: string;
}
