// Writes the theme of console.yaml as a style sheet. It has the variables of the console, of Material UI and of the public pages.
import { darkPalette, lightPalette } from "../../src/framework/ui/theme/palette";
import { blendColours, toRgb } from "./contrast";
import { valueForMode, PAGE_COLOURS, PALETTE_COLOURS, type Mode, MODES, type ThemeDefinition } from "./definition";
import { type Palette, paletteOf } from "./palette";

type Lines = readonly (readonly [name: string, value: string])[];

const rule = (selector: string, lines: Lines): readonly string[] =>
  lines.length === 0 ? [] : [`${selector} {`, ...lines.map(([name, value]) => `  ${name}: ${value};`), "}"];

const channel = (colour: string): string => toRgb(colour).join(" ");
const alpha = (colour: string, share: number): string => `rgb(${channel(colour)} / ${share})`;

const pair = (name: string, colour: string): Lines => [
  [`--mui-palette-${name}`, colour],
  [`--mui-palette-${name}Channel`, channel(colour)],
];

const colourLines = (mode: Mode, palette: Palette): Lines => {
  const usual = mode === "light" ? lightPalette : darkPalette;
  const { inks, text } = palette;
  const [track, tint, ring] =
    mode === "light" ? (["#ffffff", 0.09, 0.16] as const) : (["#000000", 0.14, 0.22] as const);
  const changed = PALETTE_COLOURS.filter((ink) => inks[ink].main !== usual[ink].main);
  const lines = changed.flatMap((ink): Lines => {
    const { main, light, dark, contrastText } = inks[ink];
    const faint = blendColours(main, track, 0.6);
    return [
      ...pair(`${ink}-main`, main),
      ...pair(`${ink}-light`, light),
      ...pair(`${ink}-dark`, dark),
      ...pair(`${ink}-contrastText`, contrastText),
      [`--mui-palette-LinearProgress-${ink}Bg`, faint],
      [`--mui-palette-Slider-${ink}Track`, faint],
      [`--mui-palette-Switch-${ink}DisabledColor`, faint],
      ...(ink === "primary" || ink === "secondary"
        ? []
        : ([
            [`--mui-palette-Alert-${ink}Color`, blendColours(main, text.primary, 0.6)],
            [`--mui-palette-Alert-${ink}IconColor`, main],
            [`--mui-palette-Alert-${ink}StandardBg`, blendColours(main, palette.paper, 0.88)],
            [`--mui-palette-Alert-${ink}FilledBg`, main],
            [`--mui-palette-Alert-${ink}FilledColor`, contrastText],
          ] as const)),
    ];
  });
  return changed.includes("primary")
    ? [
        ...lines,
        ["--mui-palette-action-selected", alpha(inks.primary.main, tint)],
        ["--mui-palette-action-focus", alpha(inks.primary.main, ring)],
      ]
    : lines;
};

const groundLines = ({ text, background, paper, divider, edge, field }: Palette): Lines => [
  ...pair("text-primary", text.primary),
  ...pair("text-secondary", text.secondary),
  ["--mui-palette-text-disabled", text.disabled],
  ...pair("background-default", background),
  ...pair("background-paper", paper),
  ...pair("divider", divider),
  ["--mui-palette-edge", edge],
  ["--mui-palette-field", field],
  ["--mui-palette-TableCell-border", divider],
  ["--mui-palette-action-hover", alpha(text.primary, 0.05)],
  ["background", background],
];

/** Public pages use variables of their own, because they do not load Material UI. */
const publicLines = (mode: Mode, theme: ThemeDefinition, palette: Palette): Lines => {
  const { primary, error } = palette.inks;
  const isLight = mode === "light";
  return [
    ...(theme.primary === undefined
      ? []
      : ([
          ["--accent", primary.main],
          ["--accent-hover", isLight ? primary.dark : primary.light],
          ["--on-accent", primary.contrastText],
        ] as const)),
    ...(theme.error === undefined
      ? []
      : ([
          ["--wrong", error.main],
          ["--wrong-bg", blendColours(palette.paper, error.main, 0.07)],
        ] as const)),
    ...(hasGrounds(theme, mode)
      ? ([
          ["--ink", palette.text.primary],
          ["--soft", palette.text.secondary],
          ["--line", palette.edge],
          ["--paper", isLight ? palette.paper : palette.background],
          ["--field", palette.paper],
        ] as const)
      : []),
  ];
};

const hasGrounds = (theme: ThemeDefinition, mode: Mode): boolean =>
  PAGE_COLOURS.some((key) => (typeof theme[key] === "string" ? mode === "light" : theme[key] !== undefined));

/** The corners of the console in pixels, where a control has 8. */
const CORNERS = { segment: 5, icon: 6, control: 8, note: 10, card: 12, dialog: 14 } as const;
const USUAL = CORNERS.control;

const cornerLines = (radius: number): Lines => {
  const scaled = (usual: number) => `${Math.round((usual * radius * 2) / USUAL) / 2}px`;
  return [
    ...Object.entries(CORNERS).map(([name, usual]) => [`--round-${name}`, scaled(usual)] as const),
    ["--public-corner", scaled(9)],
    ["--mui-shape-borderRadius", scaled(USUAL / 2)],
  ];
};

const CHINESE = {
  "": ["PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC"],
  ":lang(zh-TW)": ["PingFang TC", "Microsoft JhengHei", "Noto Sans CJK TC", "Noto Sans TC"],
} as const;

const fontLines = (font: string, chinese: readonly string[]): Lines => {
  const names = [font, "Inter", "Segoe UI"].map((name) => `"${name}"`);
  const others = chinese.map((name) => `"${name}"`);
  return [["--font", [...names, "system-ui", ...others, "sans-serif"].join(", ")]];
};

const fromGenerated = (file: string): string => `url("../../resources/${file}")`;

const fontRules = ({ font, font_file }: ThemeDefinition): readonly string[] =>
  font === undefined
    ? []
    : [
        ...rule(
          "@font-face",
          font_file === undefined
            ? []
            : [
                ["font-family", `"${font}"`],
                ["font-weight", "100 900"],
                ["font-display", "optional"],
                ["src", `${fromGenerated(font_file)} format("woff2")`],
              ],
        ),
        ...Object.entries(CHINESE).flatMap(([language, names]) =>
          rule(`:root:root${language}`, fontLines(font, names)),
        ),
      ];

const LOGO_PLACES = [".shell-brand", ".public .product", ".public .mark"] as const;
const LOGO_HEIGHT = 30;

const logoRules = ({ logo }: ThemeDefinition, ratioOf: (file: string) => number | null): readonly string[] => {
  const [light, dark] = MODES.map((mode) => valueForMode(logo, mode));
  if (light === undefined || dark === undefined) return [];
  const at = (before: string) => LOGO_PLACES.map((place) => `${before}${place}::before`).join(", ");
  const width = Math.round(LOGO_HEIGHT * (ratioOf(light) ?? 1));
  return [
    ".public .product { display: flex; align-items: center; gap: 11px; }",
    ...rule(at(""), [
      ["content", '""'],
      ["flex", "none"],
      ["width", `${width}px`],
      ["height", `${LOGO_HEIGHT}px`],
      ["background", `${fromGenerated(light)} center / contain no-repeat`],
    ]),
    ...(dark === light ? [] : rule(at('[data-theme="dark"] '), [["background-image", fromGenerated(dark)]])),
  ];
};

/** The style sheet of a theme, without the first line. */
export const themeCss = (theme: ThemeDefinition, ratioOf: (file: string) => number | null): string => {
  const rules = [
    ...fontRules(theme),
    ...rule(":root:root", theme.radius === undefined ? [] : cornerLines(theme.radius)),
    ...MODES.flatMap((mode) => {
      const palette = paletteOf(theme, mode);
      const grounds = hasGrounds(theme, mode) ? groundLines(palette) : [];
      return [
        ...rule(`html:root[data-theme="${mode}"]`, [...colourLines(mode, palette), ...grounds]),
        ...rule(
          mode === "light" ? "html .public" : 'html[data-theme="dark"] .public',
          publicLines(mode, theme, palette),
        ),
      ];
    }),
    ...logoRules(theme, ratioOf),
  ];
  return `${rules.join("\n")}\n`;
};
