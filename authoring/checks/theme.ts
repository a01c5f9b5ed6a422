// Checks `theme` of console.yaml: its files exist, and people can read everything in its colours.
import { suggest } from "../../generator/definition/nearest";
import { isObject, readPart } from "../../generator/definition/part";
import { complainAbout, type Report, type ReportHere } from "../../generator/definition/Problem";
import type { Sources } from "../../generator/definition/readSources";
import { CONSOLE_FILE, RESOURCES_FOLDER } from "../../generator/layout";
import { READABLE_CONTRAST } from "../theme/contrast";
import { MODES, type ThemeDefinition, themePart } from "../theme/definition";
import { findUnreadable } from "../theme/palette";
import { referencedFilesOf, createAspectRatioReader, parseThemeDefinition } from "../theme/readTheme";
import { folderAt } from "./Folder";

const KINDS = /\.(?:svg|png|webp|woff2)$/;

/** In YAML, # begins a comment. */
const checkEmpty = (written: Readonly<Record<string, unknown>>, complain: ReportHere): void => {
  for (const [key, value] of Object.entries(written))
    if (value === null)
      complain(
        "P105",
        ["theme", key],
        `\`theme.${key}\` has no value`,
        `Write a colour in quotes, such as ${key}: "#0b6e5d": without them, # begins a comment.`,
        "key",
      );
};

const checkFiles = (root: string, theme: ThemeDefinition, complain: ReportHere): void => {
  const folder = folderAt(root);
  const pictures = () =>
    folder
      .paths(RESOURCES_FOLDER)
      .filter((path) => KINDS.test(path))
      .map((path) => path.slice(RESOURCES_FOLDER.length + 1));
  for (const [key, file] of referencedFilesOf(theme)) {
    const path = `${RESOURCES_FOLDER}/${file}`;
    if (!folder.has(path)) complain("P268", ["theme", key], `there is no file ${path}`, suggest(file, pictures()));
    else if (key === "logo" && createAspectRatioReader(root)(file) === null)
      complain("P268", ["theme", key], `${path} is no picture with a size`, "Give its `<svg>` a `viewBox`.");
  }
  if (theme.font_file !== undefined && theme.font === undefined)
    complain("P104", ["theme"], "`theme.font_file` needs `font`", "Add `font:` with the name of the font.", "key");
};

const checkColours = (theme: ThemeDefinition, complain: ReportHere): void => {
  for (const mode of MODES)
    for (const { key, colour, on, contrast, better } of findUnreadable(theme, mode)) {
      const path = ["theme", key, ...(typeof theme[key] === "object" ? [mode] : [])];
      complain(
        "P267",
        path,
        `${colour} on ${on} cannot be read in the ${mode} theme: the contrast is ${Math.floor(contrast * 10) / 10} : 1`,
        better === null
          ? `Text needs a contrast of ${READABLE_CONTRAST} : 1. Choose a \`background\` and a \`paper\` that are lighter or darker.`
          : `Text needs a contrast of ${READABLE_CONTRAST} : 1. The nearest colour that has it is "${better}".`,
      );
    }
};

export const checkTheme = (root: string, { files }: Sources, report: Report): void => {
  const written = parseThemeDefinition(files.find(({ path }) => path === CONSOLE_FILE)?.text ?? "");
  if (written === undefined || written === null) return;
  const complain = complainAbout(CONSOLE_FILE, report);
  if (isObject(written)) checkEmpty(written, complain);
  const reading = readPart(themePart, written, ["theme"], complain);
  if (reading === null || reading.wrong.size > 0) return;
  checkFiles(root, reading.data, complain);
  checkColours(reading.data, complain);
};
