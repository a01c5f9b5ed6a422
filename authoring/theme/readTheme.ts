// Reads `theme` of a console, and plans its style sheet.
import { join } from "node:path";
import { parse } from "yaml";
import { isObject } from "../../generator/definition/part";
import { CONSOLE_FILE, GENERATED_FOLDER, RESOURCES_FOLDER } from "../../generator/layout";
import { readText } from "../../generator/output/disk";
import { hash } from "../../generator/output/hash";
import type { PlainFile } from "../../generator/output/renderFiles";
import { fileHeader } from "../../generator/printing/GeneratedFile";
import { MODES, valueForMode, type ThemeDefinition, themePart } from "./definition";
import { aspectRatioOf } from "./pictures";
import { themeCss } from "./writeTheme";

export const THEME_FILE = `${GENERATED_FOLDER}/theme.css`;

/** What console.yaml says, unchecked. */
export const parseThemeDefinition = (text: string): unknown => {
  const written: unknown = parse(text, { logLevel: "silent" });
  return isObject(written) ? written.theme : undefined;
};

/** The files in resources/ that a theme names, by key. */
export const referencedFilesOf = ({
  logo,
  font_file,
}: ThemeDefinition): readonly (readonly [key: string, file: string])[] =>
  [
    ...new Map([
      ...MODES.flatMap((mode) => {
        const file = valueForMode(logo, mode);
        return file === undefined ? [] : [[file, "logo"] as const];
      }),
      ...(font_file === undefined ? [] : [[font_file, "font_file"] as const]),
    ]),
  ].map(([file, key]) => [key, file] as const);

/** The theme of a console, if it has one without mistakes. */
export const readTheme = (root: string): ThemeDefinition | null => {
  const read = themePart.lenient.safeParse(parseThemeDefinition(readText(root, CONSOLE_FILE) ?? ""));
  return read.success ? read.data : null;
};

export const createAspectRatioReader = (root: string) => (file: string) =>
  aspectRatioOf(join(root, RESOURCES_FOLDER, file));

export const themeFiles = (root: string): readonly PlainFile[] => {
  const theme = readTheme(root);
  if (theme === null) return [];
  const text = `/*${fileHeader(CONSOLE_FILE).slice(2)} */\n${themeCss(theme, createAspectRatioReader(root))}`;
  return [{ path: THEME_FILE, draft: hash(text), print: () => text }];
};
