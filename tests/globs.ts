/** "src/{a,b}/**" + "/*.test.{ts,tsx}" as a regular expression. */
export const regexOf = (glob: string): RegExp =>
  new RegExp(
    `^${glob
      .replaceAll(".", String.raw`\.`)
      .replaceAll("{", "(?:")
      .replaceAll("}", ")")
      .replaceAll(",", "|")
      .replaceAll("**/", "(?:@/)~")
      .replaceAll("*", "[^/]*")
      .replaceAll("(?:@/)~", "(?:.*/)?")}$`,
  );
