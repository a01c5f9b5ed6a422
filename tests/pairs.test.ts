import { describe, expect, it } from "vitest";
import { pairsOf } from "./pairs";

const CHOICES = {
  size: ["small", "large"],
  colour: ["red", "green", "blue"],
  cover: ["paper", "cloth", "none"],
  ink: ["black", "blue"],
} as const;
type Book = { readonly [K in keyof typeof CHOICES]: (typeof CHOICES)[K][number] };
const NAMES = ["size", "colour", "cover", "ink"] as const satisfies readonly (keyof Book)[];

const has = (rows: readonly Book[], some: Partial<Book>): boolean =>
  rows.some((row) =>
    Object.entries(some).every(([name, value]) => Object.entries(row).some(([n, v]) => n === name && v === value)),
  );

describe("combinations by pairs", () => {
  const rows = pairsOf<Book>(CHOICES, NAMES, { seed: "books" });

  it("have each two values together, in far fewer than all combinations", () => {
    for (const colour of CHOICES.colour)
      for (const cover of CHOICES.cover)
        expect([colour, cover, has(rows, { colour, cover })]).toEqual([colour, cover, true]);
    for (const size of CHOICES.size) for (const ink of CHOICES.ink) expect(has(rows, { size, ink })).toBe(true);
    expect(rows.length).toBeLessThan(15);
  });

  it("are the same for the same seed", () => {
    expect(pairsOf<Book>(CHOICES, NAMES, { seed: "books" })).toEqual(rows);
    expect(pairsOf<Book>(CHOICES, NAMES, { seed: "others" })).not.toEqual(rows);
  });

  it("have nothing together that does not fit", () => {
    const fits = ({ size, cover }: Partial<Book>) => size !== "large" || cover !== "paper";
    const fitting = pairsOf<Book>(CHOICES, NAMES, { seed: "books", fits });
    expect(has(fitting, { size: "large", cover: "paper" })).toBe(false);
    expect(has(fitting, { size: "large", cover: "cloth" })).toBe(true);
    expect(has(fitting, { size: "small", cover: "paper" })).toBe(true);
  });
});
