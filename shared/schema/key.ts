import { field, type RequiredField } from "./field";
import { type TextKeyOptions, checkKey, type ReferenceOptions, wireOfKey } from "./referenceTo";

/** The key of the record itself, always required. */
export function key(options: TextKeyOptions): RequiredField<string>;
export function key(options?: ReferenceOptions): RequiredField<number>;
export function key(options: ReferenceOptions = {}) {
  return field(
    // The options include the type, so that the worker of an import builds the same schema.
    { ...options, required: true },
    {
      builder: "key",
      wire: wireOfKey(options),
      empty: null,
      isEmpty: (input) => options.type !== "string" && input === 0,
      read: (input, fail) => checkKey(input, options, fail),
    },
  );
}
