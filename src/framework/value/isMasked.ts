/** Whether a part of a value is masked, so that it is not a usable address or number. */
export const isMasked = (value: unknown): boolean => String(value).includes("***");
