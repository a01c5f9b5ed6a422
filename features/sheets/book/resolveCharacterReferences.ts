// Decodes escaped letters in a part of a workbook: `&#128512;`, `&#x1F600;`, `_xD83D__xDE00_`, and sections of CDATA. `xlsx`
// reads some of them as other letters, and others not at all.
const ONE = /&#(?:[xX]([\da-fA-F]+)|(\d+));|_x([\da-fA-F]{4})_/g;
const SEVERAL = /(?:&#(?:[xX][\da-fA-F]+|\d+);|_x[\da-fA-F]{4}_)+/g;
const [OPEN, CLOSE] = ["<![CDATA[", "]]>"];
const LAST = 0x10ffff;
const SIGNS: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const encoder = new TextEncoder();

/** The number of arguments that every browser accepts. */
const PIECE = 8192;

/** Bytes as a text with one character per byte. */
export const decodeBytes = (bytes: Uint8Array): string => {
  let text = "";
  for (let at = 0; at < bytes.length; at += PIECE) text += String.fromCharCode(...bytes.subarray(at, at + PIECE));
  return text;
};

/** Letters as UTF-8 bytes. Half a letter is left out. */
const bytesOf = (letters: string): string => decodeBytes(encoder.encode(letters));

/** Both halves of a letter may be escaped, one after the other. The signs of XML stay escaped. */
const lettersOf = (written: string): string => {
  let [resolved, letters] = ["", ""];
  for (const [one, hex, decimal, unit] of written.matchAll(ONE)) {
    const code = decimal === undefined ? Number.parseInt(hex ?? unit ?? "", 16) : Number(decimal);
    if (code >= 0x80) letters += String.fromCodePoint(code > LAST ? 0xfffd : code);
    else {
      resolved += bytesOf(letters) + one;
      letters = "";
    }
  }
  return resolved + bytesOf(letters);
};

/** The same part, with its letters decoded. */
export const resolveCharacterReferences = (xml: string): string => {
  if (!xml.includes("&#") && !xml.includes("_x") && !xml.includes(OPEN)) return xml;
  let resolved = "";
  for (let from = 0; from < xml.length;) {
    const open = xml.indexOf(OPEN, from);
    const close = open < 0 ? -1 : xml.indexOf(CLOSE, open);
    const end = close < 0 ? xml.length : open;
    resolved += xml.slice(from, end).replace(SEVERAL, lettersOf);
    if (close < 0) break;
    resolved += xml.slice(open + OPEN.length, close).replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign);
    from = close + CLOSE.length;
  }
  return resolved;
};
