// Reads `theme` of a console, and plans its style sheet.
import { join } from "node:path";
import { parse } from "yaml";
import { isObject } from "../../generator/definition/part";
import { CONSOLE, GENERATED, RESOURCES } from "../../generator/layout";
import { readText } from "../../generator/output/disk";
import { hash } from "../../generator/output/hash";
import type { PlainFile } from "../../generator/output/render";
import { header } from "../../generator/printing/GeneratedFile";
import { MODES, forMode, type ThemeDefinition, themePart } from "./definition";
import { ratioOf } from "./pictures";
import { cssOf } from "./writeTheme";

export const THEME = `${GENERATED}/theme.css`;

/** What console.yaml says, unchecked. */
export const writtenTheme = (text: string): unknown => {
  const written: unknown = parse(text, { logLevel: "silent" });
  return isObject(written) ? written.theme : undefined;
};

/** The files in resources/ that a theme names, by key. */
export const filesOf = ({ logo, font_file }: ThemeDefinition): readonly (readonly [key: string, file: string])[] =>
  [
    ...new Map([
      ...MODES.flatMap((mode) => {
        const file = forMode(logo, mode);
        return file === undefined ? [] : [[file, "logo"] as const];
      }),
      ...(font_file === undefined ? [] : [[font_file, "font_file"] as const]),
    ]),
  ].map(([file, key]) => [key, file] as const);

/** The theme of a console, if it has one without mistakes. */
export const readTheme = (root: string): ThemeDefinition | null => {
  const read = themePart.lenient.safeParse(writtenTheme(readText(root, CONSOLE) ?? ""));
  return read.success ? read.data : null;
};

export const pictureIn = (root: string) => (file: string) => ratioOf(join(root, RESOURCES, file));

export const themeFiles = (root: string): readonly PlainFile[] => {
  const theme = readTheme(root);
  if (theme === null) return [];
  const text = `/*${header(CONSOLE).slice(2)} */\n${cssOf(theme, pictureIn(root))}`;
  return [{ path: THEME, draft: hash(text), print: () => text }];
};
