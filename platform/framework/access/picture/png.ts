// Writes a picture with one ink colour on one paper colour as PNG: 16 shades between the two, 4 bits per pixel.
import { crc32, deflateSync } from "node:zlib";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const SHADES = 16;
const PALETTE = 3;
const BITS = 4;

export type Colour = readonly [red: number, green: number, blue: number];

const chunk = (name: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  named.copy(whole, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
};

/** `ink` is the part of each pixel that is covered, 0 to 1, line by line. `width` must be even. */
export const encodePng = (ink: Float32Array, width: number, height: number, paper: Colour, pen: Colour): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BITS, PALETTE, 0, 0, 0], 8);
  const palette = Buffer.from(
    Array.from({ length: SHADES }, (_, shade) =>
      paper.map((from, at) => Math.round(from + (((pen[at] ?? 0) - from) * shade) / (SHADES - 1))),
    ).flat(),
  );
  const line = 1 + width / 2;
  const pixels = Buffer.alloc(line * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const shade = Math.round(Math.min(1, ink[y * width + x] ?? 0) * (SHADES - 1));
      const at = y * line + 1 + (x >> 1);
      pixels[at] = (pixels[at] ?? 0) | (x % 2 === 0 ? shade << BITS : shade);
    }
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", palette),
    chunk("IDAT", deflateSync(pixels)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};
