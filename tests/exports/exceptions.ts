// Fields that are exceptions to the rule that exported values can be imported again. Each has a reason.

/** The kinds of fields that have no column in imports. */
export const kindsWithoutColumn: Readonly<Record<string, string>> = {
  secret: "No file has secrets: a record is exported without them, and imported only if they are added.",
};
