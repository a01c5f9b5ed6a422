import { NumberInput, type NumberInputProps } from "./NumberInput";

/** A whole number. The input does not round fractions; the schema refuses them. */
export const IntegerInput = (props: Omit<NumberInputProps, "whole" | "step">) => <NumberInput whole {...props} />;
