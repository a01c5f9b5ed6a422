/** The code of a file system or database error, such as ENOSPC or 40001; "" if the error has none. */
export const errorCodeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
