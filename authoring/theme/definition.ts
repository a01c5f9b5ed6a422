// `theme` of console.yaml, as written.
import { z } from "zod";
import { definePart } from "../../generator/definition/part";

const COLOUR = 'a colour with six digits in quotes, such as "#0b6e5d"';
const colour = z.string().regex(/^#[0-9a-fA-F]{6}$/, { error: COLOUR });
const ofModes = <T extends z.ZodType>(one: T, error: string) =>
  z.union([one, z.strictObject({ light: one, dark: one })], { error });

const colours = ofModes(colour, `${COLOUR}, or one for each theme: { light: "#0b6e5d", dark: "#5fd0b4" }`).optional();
const picture = z.string().regex(/^[\w-]+(?:\/[\w-]+)*\.(?:svg|png|webp)$/, {
  error: "the name of a file in resources/ that ends with .svg, .png or .webp",
});
const family = z.string().regex(/^[\p{L}\p{N}][\p{L}\p{N} -]*$/u, { error: "the name of a font" });

const theme = z.strictObject({
  primary: colours,
  secondary: colours,
  success: colours,
  warning: colours,
  error: colours,
  info: colours,
  text: colours,
  background: colours,
  paper: colours,
  radius: z.number().int().min(0).max(16, { error: "a number of pixels from 0 to 16" }).optional(),
  font: family.optional(),
  font_file: z
    .string()
    .regex(/^[\w-]+(?:\/[\w-]+)*\.woff2$/, { error: "the name of a file in resources/ that ends with .woff2" })
    .optional(),
  logo: ofModes(
    picture,
    "a picture in resources/, or one for each theme: { light: logo.svg, dark: logo-dark.svg }",
  ).optional(),
});

export const themePart = definePart(theme, theme);

export type ThemeDefinition = z.output<typeof theme>;

/** Colours of texts, borders and buttons. */
export const PALETTE_COLOURS = ["primary", "secondary", "success", "warning", "error", "info"] as const;
/** Colours of pages, and of what is written on them. */
export const PAGE_COLOURS = ["text", "background", "paper"] as const;
export type PaletteColour = (typeof PALETTE_COLOURS)[number];
export type PageColour = (typeof PAGE_COLOURS)[number];

export const MODES = ["light", "dark"] as const;
export type Mode = (typeof MODES)[number];

/** What is written for a mode, or for both. */
export const valueForMode = (
  written: string | { readonly light: string; readonly dark: string } | undefined,
  mode: Mode,
): string | undefined => (typeof written === "object" ? written[mode] : written);
