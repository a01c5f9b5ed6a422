/** Connections to the store at this moment. */
export interface Connections {
  readonly open: number;
  readonly used: number;
  /** Calls that wait for a connection, or for their share of them. */
  readonly waiting: number;
}
