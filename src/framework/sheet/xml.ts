// As much XML as spreadsheets need: they are written by programs, element by element, without surprises.
const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

export const unescapeXml = (text: string): string =>
  text.includes("&")
    ? text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex?: string, decimal?: string, name = "") =>
        hex || decimal
          ? String.fromCodePoint(Number.parseInt(hex ?? decimal ?? "", hex ? 16 : 10))
          : (ENTITIES[name] ?? whole),
      )
    : text;

export const attribute = (tag: string, name: string): string | null => {
  const found = new RegExp(`(?:^|\\s)(?:\\w+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag);
  return found ? unescapeXml(found[1] ?? found[2] ?? "") : null;
};

/** Whole elements of a name, as they stream by: `<row …>…</row>` or `<row …/>`. None of them holds another of its name. */
export const elementPattern = (name: string): RegExp =>
  new RegExp(`<(?:\\w+:)?${name}(\\s[^>]*?)?(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}>)`, "g");

export async function* elements(
  pieces: AsyncIterable<string>,
  name: string,
): AsyncGenerator<readonly [string, string]> {
  const pattern = elementPattern(name);
  let rest = "";
  for await (const piece of pieces) {
    rest += piece;
    let end = 0;
    for (const found of rest.matchAll(pattern)) {
      yield [found[1] ?? "", found[2] ?? ""];
      end = found.index + found[0].length;
    }
    if (end > 0) rest = rest.slice(end);
  }
}

const TEXT = /<(?:\w+:)?t(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?t>/g;
/** How Chinese and Japanese are read aloud; no part of the text. */
const PHONETIC = /<(?:\w+:)?rPh[\s\S]*?<\/(?:\w+:)?rPh>/g;

/** The text of a shared or an inline string, whatever runs it is made of; `_x000D_` is a character XML cannot hold. */
export const stringText = (xml: string): string => {
  let text = "";
  for (const [, run = ""] of xml.replace(PHONETIC, "").matchAll(TEXT)) text += unescapeXml(run);
  return text.replace(/_x([\dA-F]{4})_/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
};
