/** Whether the platform has masked a part of a value, so that the rest is not a usable address or number. */
export const isMasked = (value: unknown): boolean => String(value).includes("***");
