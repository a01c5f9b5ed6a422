/** The mail domains in a text with one per line. */
export const parseDomains = (text: unknown): readonly string[] =>
  String(text ?? "")
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((domain) => domain.replace(/^@/, ""))
    .filter((domain) => domain !== "");
