// Whether the first bytes of a file fit the extension of its name, on which browsers and people rely.

const ascii = (text: string): readonly number[] => [...text].map((letter) => letter.charCodeAt(0));
const ZIP = [
  [0x50, 0x4b, 3, 4],
  [0x50, 0x4b, 5, 6],
] as const;

interface Beginning {
  readonly at: number;
  readonly one: readonly (readonly number[])[];
}

const from = (at: number, ...one: readonly (readonly number[])[]): Beginning => ({ at, one });

const BEGINNINGS: Readonly<Record<string, Beginning>> = {
  png: from(0, [0x89, ...ascii("PNG\r\n"), 0x1a, 0x0a]),
  jpg: from(0, [0xff, 0xd8, 0xff]),
  jpeg: from(0, [0xff, 0xd8, 0xff]),
  gif: from(0, ascii("GIF87a"), ascii("GIF89a")),
  webp: from(8, ascii("WEBP")),
  pdf: from(0, ascii("%PDF-")),
  zip: from(0, ...ZIP),
  xlsx: from(0, ...ZIP),
  apk: from(0, ...ZIP),
  ipa: from(0, ...ZIP),
  gz: from(0, [0x1f, 0x8b]),
  mp4: from(4, ascii("ftyp")),
  mov: from(4, ascii("ftyp"), ascii("moov"), ascii("wide"), ascii("mdat"), ascii("free")),
};

/** True if the extension says nothing that can be checked. */
export const isContentOf = (name: string, first: Uint8Array): boolean => {
  const known = BEGINNINGS[/\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ""];
  if (!known) return true;
  return known.one.some((bytes) => bytes.every((byte, index) => first[known.at + index] === byte));
};
