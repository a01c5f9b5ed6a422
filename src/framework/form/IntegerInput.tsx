import { NumberInput, type NumberInputProps } from "./NumberInput";

/** A whole number. The schema refuses fractions; the input does not round them. */
export const IntegerInput = (props: Omit<NumberInputProps, "whole" | "step">) => <NumberInput whole {...props} />;
