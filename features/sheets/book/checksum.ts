// The checksum that a zip file keeps of each entry (CRC-32).
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest >>> 0;
});

export const FIRST_CHECKSUM = 0xffffffff;

/** The checksum after more bytes. */
export const nextChecksum = (checksum: number, bytes: Uint8Array): number => {
  let rest = checksum;
  for (const byte of bytes) rest = (TABLE[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8);
  return rest;
};

/** The checksum in the format of the file. */
export const finishChecksum = (checksum: number): number => (checksum ^ FIRST_CHECKSUM) >>> 0;
