/** Connections to the store at this moment. */
export interface Connections {
  readonly open: number;
  readonly used: number;
  /** Calls that wait for a connection, because none is free or their share of connections is used up. */
  readonly waiting: number;
}
