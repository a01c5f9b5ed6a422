/** Slow reads of an embedded store. They do not use its only connection. */
export interface SlowReading {
  /** Whether this statement was slow before. */
  isSlow(text: string, values: readonly unknown[]): boolean;
  /** Notes how long a statement took on the connection. */
  took(text: string, values: readonly unknown[], milliseconds: number): void;
  /** Reads committed data. Null if this thread cannot: the connection then reads, or throws the error. */
  read<Row>(text: string, values: readonly unknown[]): Promise<Row[] | null>;
  close(): Promise<void>;
}
