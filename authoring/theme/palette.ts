// The colours of a console in one theme: those of console.yaml, and for the others those of the framework.
import { darkPalette, lightPalette } from "../../src/framework/ui/theme/palette";
import { contrastOf, blendColours, nearestSuitableColour, READABLE_CONTRAST, VISIBLE_CONTRAST } from "./contrast";
import {
  valueForMode,
  PAGE_COLOURS,
  type PageColour,
  type PaletteColour,
  PALETTE_COLOURS,
  type Mode,
  type ThemeDefinition,
} from "./definition";

export interface Shades {
  readonly main: string;
  readonly light: string;
  readonly dark: string;
  /** Text on `main`. */
  readonly contrastText: string;
}

export interface Palette {
  readonly inks: Readonly<Record<PaletteColour, Shades>>;
  readonly text: Readonly<Record<"primary" | "secondary" | "disabled", string>>;
  readonly background: string;
  readonly paper: string;
  readonly divider: string;
  readonly edge: string;
  readonly field: string;
}

export interface UnreadableColour {
  readonly key: PaletteColour | PageColour;
  readonly colour: string;
  readonly on: string;
  readonly contrast: number;
  /** The nearest colour that can be read. Null if there is none. */
  readonly better: string | null;
}

/** Chips have a share of their colour in the background, and a share of the colour of texts in the text. */
const CHIP = { background: 0.13, text: 0.18 };

const framework = (mode: Mode) => (mode === "light" ? lightPalette : darkPalette);

type Grounds = Readonly<Record<PageColour, string>>;

/** One colour for both themes is that of the light one: no text can be read on it and on its opposite. */
const given = (theme: ThemeDefinition, key: PaletteColour | PageColour, mode: Mode): string | undefined =>
  typeof theme[key] === "string" && mode === "dark" ? undefined : valueForMode(theme[key], mode);

const groundsOf = (theme: ThemeDefinition, mode: Mode): Grounds => {
  const { text, background } = framework(mode);
  return {
    text: given(theme, "text", mode) ?? text.primary,
    background: given(theme, "background", mode) ?? background.default,
    paper: given(theme, "paper", mode) ?? background.paper,
  };
};

/** The colour of text on a colour: white if it is readable enough, otherwise white or nearly black, whichever is read better. */
const textOn = (colour: string): string => {
  const black = blendColours("#000000", colour, 0.12);
  return contrastOf(colour, "#ffffff") >= Math.min(READABLE_CONTRAST, contrastOf(colour, black)) ? "#ffffff" : black;
};

/** Where a colour is text, or has text on it: pairs of colours. */
const pairsOf = (ink: string, { text, background, paper }: Grounds): readonly (readonly [string, string])[] => [
  [ink, paper],
  [ink, background],
  [blendColours(ink, text, CHIP.text), blendColours(paper, ink, CHIP.background)],
  [textOn(ink), ink],
];

const isReadable =
  (grounds: Grounds) =>
  (ink: string): boolean =>
    pairsOf(ink, grounds).every(([one, other]) => contrastOf(one, other) >= READABLE_CONTRAST);

const shadesOf = (main: string, mode: Mode): Shades => {
  const contrastText = textOn(main);
  const darker = blendColours(main, "#000000", 0.2);
  return {
    main,
    light: blendColours(main, "#ffffff", 0.25),
    dark: mode === "light" || contrastOf(darker, contrastText) >= READABLE_CONTRAST ? darker : main,
    contrastText,
  };
};

const inkOf = (theme: ThemeDefinition, key: PaletteColour, mode: Mode, grounds: Grounds): Shades => {
  const usual = framework(mode)[key];
  const written = valueForMode(theme[key], mode);
  const main = nearestSuitableColour(written ?? usual.main, isReadable(grounds)) ?? usual.main;
  return main === usual.main ? { ...shadesOf(main, mode), ...usual } : shadesOf(main, mode);
};

export const paletteOf = (theme: ThemeDefinition, mode: Mode): Palette => {
  const grounds = groundsOf(theme, mode);
  const { text, background, paper } = grounds;
  const usual = framework(mode);
  const inks = {
    primary: inkOf(theme, "primary", mode, grounds),
    secondary: inkOf(theme, "secondary", mode, grounds),
    success: inkOf(theme, "success", mode, grounds),
    warning: inkOf(theme, "warning", mode, grounds),
    error: inkOf(theme, "error", mode, grounds),
    info: inkOf(theme, "info", mode, grounds),
  };
  if (PAGE_COLOURS.every((key) => given(theme, key, mode) === undefined)) {
    const { divider, edge, field } = usual;
    return { inks, text: usual.text, background, paper, divider, edge, field };
  }
  const isSeen = (one: string, least: number) =>
    contrastOf(one, paper) >= least && contrastOf(one, background) >= least;
  const seen = (share: number, least: number) =>
    nearestSuitableColour(blendColours(text, paper, share), (one) => isSeen(one, least)) ?? text;
  return {
    inks,
    text: { primary: text, secondary: seen(0.3, READABLE_CONTRAST), disabled: blendColours(text, paper, 0.5) },
    background,
    paper,
    divider: blendColours(paper, text, 0.12),
    edge: blendColours(paper, text, 0.25),
    field: seen(0.5, VISIBLE_CONTRAST),
  };
};

/** The given colours of a theme with which people could not read something. */
export const findUnreadable = (theme: ThemeDefinition, mode: Mode): readonly UnreadableColour[] => {
  const grounds = groundsOf(theme, mode);
  const { text, background, paper } = grounds;
  const worst = (pairs: readonly (readonly [string, string])[]) =>
    pairs.toSorted((a, b) => contrastOf(...a) - contrastOf(...b))[0] ?? [text, paper];
  const found: UnreadableColour[] = [];
  const judge = (
    key: PaletteColour | PageColour,
    colour: string,
    pairs: (one: string) => readonly (readonly [string, string])[],
  ) => {
    const [one, other] = worst(pairs(colour));
    const reached = contrastOf(one, other);
    if (reached >= READABLE_CONTRAST) return;
    const suits = (tried: string) => pairs(tried).every((pair) => contrastOf(...pair) >= READABLE_CONTRAST);
    found.push({ key, colour: one, on: other, contrast: reached, better: nearestSuitableColour(colour, suits) });
  };
  const writtenText = given(theme, "text", mode);
  if (writtenText !== undefined)
    judge("text", writtenText, (one) => [
      [one, paper],
      [one, background],
    ]);
  else
    for (const key of ["background", "paper"] as const) {
      const written = given(theme, key, mode);
      if (written !== undefined) judge(key, written, (one) => [[text, one]]);
    }
  if (found.length > 0) return found;
  for (const key of PALETTE_COLOURS) {
    const written = given(theme, key, mode);
    if (written !== undefined) judge(key, written, (one) => pairsOf(one, grounds));
  }
  return found;
};
