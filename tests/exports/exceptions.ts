// What is exported comes back by import. These fields have a column in imports only, and a reason.

/** By the kind of the field. */
export const withoutColumn: Readonly<Record<string, string>> = {
  secret: "No file has secrets: a record is exported without them, and imported only if they are added.",
};
