export interface JsonFault {
  /** The line, from 1. */
  readonly line: number;
  readonly column: number;
}

const placeOf = (text: string, offset: number): JsonFault => {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
};

const messageOf = (text: string): string | null => {
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
};

/** V8 may report only the wrong token. Its position is then the end of the shortest text that gives the same error. */
const placeOfToken = (text: string): JsonFault => {
  let [sound, broken] = [0, text.length];
  while (broken - sound > 1) {
    const half = Math.floor((sound + broken) / 2);
    if (messageOf(text.slice(0, half))?.startsWith("Unexpected token")) broken = half;
    else sound = half;
  }
  return placeOf(text, sound);
};

/** The position of the first mistake in JSON text, or null. If the browser does not report it, the end of the text. */
export const jsonFault = (text: string): JsonFault | null => {
  const message = messageOf(text);
  if (message === null) return null;
  const named = /line (\d+) column (\d+)/.exec(message);
  if (named) return { line: Number(named[1]), column: Number(named[2]) };
  const position = /position (\d+)/.exec(message);
  if (position) return placeOf(text, Number(position[1]));
  return message.startsWith("Unexpected token") ? placeOfToken(text) : placeOf(text, text.length);
};
