/** Whether the platform has hidden a part of a value, so that the rest is no usable address or number. */
export const isMasked = (value: unknown): boolean => String(value).includes("***");
