import { NumberInput, type NumberInputProps } from "./NumberInput";

/** A whole number; the schema refuses a fraction, the input does not round it away. */
export const IntegerInput = (props: Omit<NumberInputProps, "whole" | "step">) => <NumberInput whole {...props} />;
