// A theme: what its style sheet says, and that everything in it can be read.
import { expect, it } from "vitest";
import { contrastOf, blendColours, nearestSuitableColour, READABLE_CONTRAST } from "./contrast";
import { PALETTE_COLOURS, MODES, type ThemeDefinition, themePart } from "./definition";
import { findUnreadable, paletteOf } from "./palette";
import { themeCss } from "./writeTheme";

const css = (theme: ThemeDefinition) => themeCss(theme, () => 2);

it("measures the contrast as WCAG does", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.478, 3);
  expect(contrastOf("#ffffff", "#767676")).toBeGreaterThan(READABLE_CONTRAST);
});

it("finds the nearest colour of the same hue", () => {
  const better = nearestSuitableColour("#ffd400", (one) => contrastOf(one, "#ffffff") >= READABLE_CONTRAST);
  expect(better).toBe("#8a7200");
  expect(nearestSuitableColour("#0b6e5d", () => false)).toBeNull();
});

it("refuses a colour in the theme where it cannot be read, with one that can", () => {
  expect(findUnreadable({ primary: "#0b6e5d" }, "light")).toEqual([]);
  const [found, ...others] = findUnreadable({ primary: "#ffd400" }, "light");
  expect(others).toEqual([]);
  expect(found).toMatchObject({ key: "primary" });
  expect(findUnreadable({ primary: found?.better ?? "" }, "light")).toEqual([]);
  expect(findUnreadable({ primary: { light: "#0b6e5d", dark: "#0b6e5d" } }, "dark")).toHaveLength(1);
  expect(findUnreadable({ background: "#000000" }, "light")).toMatchObject([{ key: "background" }]);
  expect(findUnreadable({ text: "#eeeeee" }, "light")).toMatchObject([{ key: "text" }]);
});

const SAMPLES: readonly ThemeDefinition[] = [
  { primary: "#0b6e5d" },
  { primary: "#7c2d12", error: "#9f1239" },
  { primary: "#111111" },
  { background: "#fff8e7", paper: "#fffdf7", text: "#2b2100" },
  { background: { light: "#f0f4ff", dark: "#000000" }, paper: { light: "#ffffff", dark: "#101018" } },
  { paper: { light: "#e8e0d0", dark: "#303030" } },
];

it.each(SAMPLES)("draws only what can be read: %o", (theme) => {
  for (const mode of MODES) {
    expect(findUnreadable(theme, mode)).toEqual([]);
    const { inks, text, background, paper } = paletteOf(theme, mode);
    for (const ground of [background, paper])
      for (const one of [text.primary, text.secondary])
        expect(contrastOf(one, ground)).toBeGreaterThanOrEqual(READABLE_CONTRAST);
    for (const ink of PALETTE_COLOURS) {
      const { main, contrastText } = inks[ink];
      expect(contrastOf(main, paper)).toBeGreaterThanOrEqual(READABLE_CONTRAST);
      expect(contrastOf(main, background)).toBeGreaterThanOrEqual(READABLE_CONTRAST);
      expect(contrastOf(contrastText, main)).toBeGreaterThanOrEqual(READABLE_CONTRAST);
      expect(
        contrastOf(blendColours(main, text.primary, 0.18), blendColours(paper, main, 0.13)),
      ).toBeGreaterThanOrEqual(READABLE_CONTRAST);
    }
  }
});

it("changes only what is written", () => {
  expect(css({})).toBe("\n");
  const rounder = css({ radius: 16 });
  expect(rounder).toContain("--round-control: 16px;");
  expect(rounder).toContain("--round-icon: 12px;");
  expect(rounder).not.toContain("palette");
  const green = css({ primary: { light: "#0b6e5d", dark: "#5fd0b4" } });
  expect(green).toMatch(/data-theme="light"\] \{\n {2}--mui-palette-primary-main: #0b6e5d;/);
  expect(green).toMatch(/data-theme="dark"\] \.public \{\n {2}--accent: #5fd0b4;/);
  expect(green).not.toMatch(/error|background-default|--ink/);
});

it("has the font with the usual fonts for Chinese, and the logo as wide as its picture", () => {
  const text = css({
    font: "Atkinson",
    font_file: "fonts/atkinson.woff2",
    logo: { light: "logo.svg", dark: "night.png" },
  });
  expect(text).toContain('src: url("../../resources/fonts/atkinson.woff2") format("woff2");');
  expect(text).toMatch(/:root:root:lang\(zh-TW\) \{\n {2}--font: "Atkinson", .*"PingFang TC"/);
  expect(text).toContain("width: 60px;");
  expect(text).toContain('background-image: url("../../resources/night.png")');
});

it.each([
  { primary: "0b6e5d" },
  { primary: "#0b6" },
  { primary: { light: "#0b6e5d" } },
  { radius: 40 },
  { logo: "logo.gif" },
  { logo: "../secret.svg" },
  { font: "a; } body { display: none" },
])("refuses %o", (theme) => expect(themePart.full.safeParse(theme).success).toBe(false));
