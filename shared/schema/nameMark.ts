/** The identifying marks of a record after its name: " (3)" */
export const nameMark = (row: Readonly<Record<string, unknown>>, tells: readonly string[] = []): string => {
  const marks = tells.map((name) => row[name]).filter((value) => value !== undefined && value !== null && value !== "");
  return marks.length === 0 ? "" : ` (${marks.join(", ")})`;
};
