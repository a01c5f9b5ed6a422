/** The code of an error of the file system or the database, such as ENOSPC or 40001; "" if it has none. */
export const errorCodeOf = (error: unknown): string =>
  typeof error === "object" && error !== null && "code" in error ? String(error.code) : "";
