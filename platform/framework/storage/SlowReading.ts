/** Where an embedded store reads what takes long, beside its only connection. */
export interface SlowReading {
  /** Whether the statement took long before. */
  isSlow(text: string, values: readonly unknown[]): boolean;
  /** Is told how long a statement took on the connection. */
  took(text: string, values: readonly unknown[], milliseconds: number): void;
  /** Reads what is committed. Null if it could not: the connection then reads, or says what is wrong. */
  read<Row>(text: string, values: readonly unknown[]): Promise<Row[] | null>;
  close(): Promise<void>;
}
