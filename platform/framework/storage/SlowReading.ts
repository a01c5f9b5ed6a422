/** Slow reads of an embedded store, outside its only connection. */
export interface SlowReading {
  /** Whether the statement took long before. */
  isSlow(text: string, values: readonly unknown[]): boolean;
  /** Gets the time that a statement took on the connection. */
  took(text: string, values: readonly unknown[], milliseconds: number): void;
  /** Reads committed data. Null if it could not: the connection then reads, or throws the error. */
  read<Row>(text: string, values: readonly unknown[]): Promise<Row[] | null>;
  close(): Promise<void>;
}
