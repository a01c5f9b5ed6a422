export interface JsonFault {
  /** From 1. */
  readonly line: number;
  readonly column: number;
}

const placeOf = (text: string, offset: number): JsonFault => {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};

/** Where a text stops being JSON; null when it is JSON. Engines say it differently, the end of the text is the last resort. */
export const jsonFault = (text: string): JsonFault | null => {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    const message = error instanceof Error ? error.message : "";
    const named = /line (\d+) column (\d+)/.exec(message);
    if (named) return { line: Number(named[1]), column: Number(named[2]) };
    const position = /position (\d+)/.exec(message);
    if (position) return placeOf(text, Number(position[1]));
    const token = /^Unexpected token '(.+?)', (?:\.\.\.)?"([\s\S]*?)"(?:\.\.\.)? is not valid/.exec(message);
    const excerpt = token?.[2] ?? "";
    const at = excerpt === "" ? -1 : text.indexOf(excerpt);
    return placeOf(text, at < 0 ? text.length : at + Math.max(0, excerpt.indexOf(token?.[1] ?? "")));
  }
};
