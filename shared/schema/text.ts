import { type Require, field, type Fail, type FieldOptions, type OptionalField, type RequiredField } from "./field";
import { regExpOf, normalForm, type Pattern, patternName } from "./patterns";
import { isBlank, readText } from "./readText";

export interface TextOptions extends FieldOptions {
  /** Length in characters; both limits are inclusive. */
  readonly min?: number | null;
  readonly max?: number | null;
  /** A key of `patterns`, or a pattern of the console. */
  readonly pattern?: Pattern | null;
  /** Whether the text is the name of a resource or of a call. People choose it by its label. */
  readonly resource?: boolean;
  readonly call?: boolean;
}

/** The specification's short fields hold four characters. They have their own message. */
const SHORT_FIELD = 4;

export function checkLength(value: string, { min, max }: TextOptions, fail: Fail): void {
  if (typeof max === "number" && value.length > max) {
    fail(max === SHORT_FIELD ? "shortField" : "tooLong", { max });
  } else if (typeof min === "number" && value.length < min) {
    fail("tooShort", { min });
  }
}

/** Answers the value as it is stored. */
function checkPattern(value: string, pattern: Pattern, fail: Fail): string {
  const name = patternName(pattern);
  if (regExpOf(pattern).test(value)) return normalForm(name, value);
  fail(name === "idCard" ? "idCard" : `pattern.${name}`);
  return value;
}

/** Text of one or more lines. A required one must not be blank. Stored unchanged, or in the normal form of its pattern. */
export function text(options: Require<TextOptions>): RequiredField<string>;
export function text(options?: TextOptions): OptionalField<string>;
export function text(options: TextOptions = {}) {
  return field(options, {
    builder: "text",
    wire: "text",
    empty: "",
    isEmpty: options.required === true ? isBlank : () => false,
    read: (input, fail) => {
      const value = readText(input, fail);
      checkLength(value, options, fail);
      return options.pattern ? checkPattern(value, options.pattern, fail) : value;
    },
  });
}
