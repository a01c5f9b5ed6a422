import { type Require, field, type FieldOptions, type OptionalField, type RequiredField } from "./field";
import { readInteger } from "./readNumber";

/** 9999-12-31 23:59:59 UTC. A larger number is probably in milliseconds. */
const LAST = 253_402_300_799;

export interface TimestampOptions extends FieldOptions {
  /** Whether times in the past are refused. */
  readonly ahead?: boolean;
}

/** Whole seconds since 1970 UTC. 0 means none, as on the wire. */
export function timestamp(options: Require<TimestampOptions>): RequiredField<number>;
export function timestamp(options?: TimestampOptions): OptionalField<number | null>;
export function timestamp(options: TimestampOptions = {}) {
  return field(options, {
    builder: "timestamp",
    wire: "integer",
    empty: null,
    isEmpty: (input) => input === 0,
    read: (input, fail) => {
      const value = readInteger(input);
      if (value === null || value < 0 || value > LAST) {
        fail("date");
        return null;
      }
      if (options.ahead === true && value * 1000 <= Date.now()) fail("past");
      return value;
    },
  });
}
