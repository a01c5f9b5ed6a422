// Contrast as WCAG 2.2 defines it, and the nearest colour that can be read.

/** The least contrast of text at level AA. */
export const READABLE_CONTRAST = 4.5;
/** The least contrast of the border of an input. */
export const VISIBLE_CONTRAST = 3;

type Rgb = readonly [red: number, green: number, blue: number];

export const toRgb = (colour: string): Rgb => {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
};

const toHex = (rgb: readonly number[]): string =>
  `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;

/** A colour with a share of another one, as `color-mix(in srgb, …)` makes it. */
export const blendColours = (colour: string, other: string, share: number): string => {
  const added = toRgb(other);
  return toHex(toRgb(colour).map((part, index) => part * (1 - share) + (added[index] ?? 0) * share));
};

const linear = (part: number): number => {
  const share = part / 255;
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number => {
  const [red, green, blue] = toRgb(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

export const contrastOf = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const STEPS = Array.from({ length: 50 }, (_, index) => (index + 1) / 50);

/** The colour itself if it suits, or the nearest one of the same hue that does. Null if none does. */
export const nearestSuitableColour = (colour: string, suits: (one: string) => boolean): string | null => {
  if (suits(colour)) return colour;
  for (const share of STEPS)
    for (const end of ["#000000", "#ffffff"]) {
      const tried = blendColours(colour, end, share);
      if (suits(tried)) return tried;
    }
  return null;
};
