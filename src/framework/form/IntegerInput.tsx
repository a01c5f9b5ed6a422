import { NumberInput, type NumberInputProps } from "./NumberInput";

/** A whole number. Fractions are not rounded: the schema refuses them. */
export const IntegerInput = (props: Omit<NumberInputProps, "whole" | "step">) => <NumberInput whole {...props} />;
