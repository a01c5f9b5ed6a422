/** Whether the platform has hidden a part of a value: nobody can write to or call what is left. */
export const isMasked = (value: unknown): boolean => String(value).includes("***");
