// Tests what a verification picture reveals to programs.
import { inflateSync } from "node:zlib";
import { expect, it } from "vitest";
import { Random } from "../../demo/Random";
import { drawText, PICTURE_HEIGHT, renderInk, PICTURE_WIDTH } from "./drawText";
import { GLYPH_GRID, glyphOf } from "./glyphs";

const LETTERS = "ACDEFHJKMNPRTWXY34679";
const random = new Random("pictures");
const chance = () => random.next();
const textOf = () => Array.from({ length: 4 }, () => LETTERS[Math.floor(chance() * LETTERS.length)]).join("");

const bytesOf = (image: string) => Buffer.from(image.split(",")[1] ?? "", "base64");

it("contains only pixels: a header, a palette, the shades, and not a word", () => {
  const bytes = bytesOf(drawText("QW79", chance));
  const names: string[] = [];
  for (let at = 8; at < bytes.length; at += bytes.readUInt32BE(at) + 12)
    names.push(bytes.toString("latin1", at + 4, at + 8));
  expect(names).toEqual(["IHDR", "PLTE", "IDAT", "IEND"]);
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([PICTURE_WIDTH, PICTURE_HEIGHT]);
  expect(bytes.toString("latin1")).not.toContain("QW79");
});

it("differs each time, also in its length, for any text", () => {
  const images = Array.from({ length: 30 }, () => drawText("ACDE", chance));
  expect(new Set(images).size).toBe(30);
  expect(new Set(images.map(({ length }) => length)).size).toBeGreaterThan(10);
  // The pixels differ everywhere: no two pictures have the same middle part.
  const pixels = images.map((image) =>
    inflateSync(bytesOf(image).subarray(bytesOf(image).indexOf("IDAT") + 4)).toString("hex"),
  );
  expect(new Set(pixels.map((one) => one.slice(PICTURE_HEIGHT * 60, PICTURE_HEIGHT * 140))).size).toBe(30);
});

it("is readable for people: most of its ink is letters, and each extra stroke is thinner than a letter", () => {
  const inked = (ink: Float32Array) => ink.reduce((sum, one) => sum + one, 0);
  const shares = Array.from({ length: 20 }, () => inked(renderInk("", chance)) / inked(renderInk(textOf(), chance)));
  expect(shares.reduce((sum, one) => sum + one, 0) / shares.length).toBeLessThan(0.45);
});

/** The cell around an upright letter, with which an attacker who knows the source would compare pictures. */
const CELL = { width: 56, height: 60 } as const;
const template = (letter: string): Uint8Array => {
  const cell = new Uint8Array(CELL.width * CELL.height);
  for (const stroke of glyphOf(letter))
    for (const { x, y } of stroke)
      for (let up = -3; up <= 3; up += 1)
        for (let along = -3; along <= 3; along += 1) {
          const [column, row] = [
            Math.round(CELL.width / 2 + (x / GLYPH_GRID.width - 0.5) * 33) + along,
            Math.round(CELL.height / 2 + (y / GLYPH_GRID.height - 0.5) * 47) + up,
          ];
          cell[row * CELL.width + column] = 1;
        }
  return cell;
};
const templates = [...LETTERS].map((letter) => ({ letter, cell: template(letter) }));

const overlap = (ink: Float32Array, cell: Uint8Array, left: number, top: number): number => {
  let both = 0;
  let either = 0;
  for (let y = 0; y < CELL.height; y += 2)
    for (let x = 0; x < CELL.width; x += 2) {
      const inked = (ink[(top + y) * PICTURE_WIDTH + left + x] ?? 0) > 0.5;
      const wanted = cell[y * CELL.width + x] === 1;
      both += Number(inked && wanted);
      either += Number(inked || wanted);
    }
  return both / either;
};

const guess = (ink: Float32Array, index: number): string => {
  let best = { letter: "", score: -1 };
  for (const { letter, cell } of templates)
    for (let dx = -12; dx <= 12; dx += 4)
      for (let dy = -9; dy <= 9; dy += 3) {
        const score = overlap(
          ink,
          cell,
          Math.round(PICTURE_WIDTH / 2 + (index - 1.5) * 49 - CELL.width / 2) + dx,
          10 + dy,
        );
        if (score > best.score) best = { letter, score };
      }
  return best.letter;
};

it("is not read by laying each letter over it and taking the one that fits best", () => {
  const texts = Array.from({ length: 30 }, textOf);
  const read = texts.map((text) => {
    const ink = renderInk(text, chance);
    return [0, 1, 2, 3].map((index) => guess(ink, index)).join("");
  });
  const letters = read.flatMap((one, at) => [...one].filter((letter, index) => letter === texts[at]?.[index]));
  // Random guessing recognizes one letter in 21, and almost never a whole text.
  expect(letters.length / 120).toBeLessThan(0.6);
  expect(read.filter((one, at) => one === texts[at]).length / 30).toBeLessThan(0.1);
});
