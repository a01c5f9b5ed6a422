// Style sheets take text sizes, corners, shadows and colours from the theme: src/framework/ui/theme/sizes.css and palette.ts.
import { expect, it } from "vitest";
import { projectFiles, isIn, readSource } from "./sources";

/** Style sheets with their own sizes and colours, with the reasons. */
const PLAIN: readonly (readonly [string, string])[] = [
  ["src/framework/ui/theme/sizes.css", "the sizes themselves"],
  ["src/framework/public/public.css", "public pages load no theme"],
  ["src/console/public/", "public pages load no theme"],
  ["examples/clinic/src/console/brand.css", "public pages load no theme"],
  ["features/relogin/console/signInAgain.css", "the sign-in page, over everything else"],
  ["features/print/console/print.css", "paper is white in both schemes"],
  ["features/print/console/printedPage.css", "paper is white in both schemes"],
];

const SHEETS = ["src", "features", "examples"];
const LITERAL =
  /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(|font-size: *[\d.]+(?:px|rem)|font: [^;}]*\d(?:px|rem)|radius: *[^;}]*\d(?:px|rem)/gi;

const sheets = projectFiles.filter(
  (file) =>
    file.endsWith(".css") &&
    !isIn(file, "examples/clinic/src/generated") &&
    SHEETS.some((folder) => isIn(file, folder)),
);
const literalsIn = (file: string) => [...readSource(file).matchAll(LITERAL)].map(([found]) => `${file}: ${found}`);

it("takes sizes of text, corners, shadows and colours from the theme", () => {
  const bound = sheets.filter((file) => !PLAIN.some(([place]) => file.startsWith(place)));
  expect(bound.length).toBeGreaterThan(30);
  expect(bound.flatMap(literalsIn)).toEqual([]);
});

it("adds no space between letters, which makes small texts hard to read", () => {
  const bound = sheets.filter((file) => !PLAIN.some(([place]) => file.startsWith(place)));
  const spaced = bound.filter((file) => /letter-spacing: *0*\.?0*[1-9]/.test(readSource(file)));
  expect(spaced).toEqual([]);
});

it("makes an exception only where one is needed", () => {
  const idle = PLAIN.filter(([place]) => !sheets.some((file) => file.startsWith(place) && literalsIn(file).length > 0));
  expect(idle).toEqual([]);
});

it("uses only sizes that the theme has", () => {
  const known = new Set(
    [...readSource("src/framework/ui/theme/sizes.css").matchAll(/(--[\w-]+):/g)].map(([, name]) => name),
  );
  const used = sheets.flatMap((file) =>
    [...readSource(file).matchAll(/var\((--(?:text|round)-[\w-]+)/g)].map(([, name]) => `${file}: ${name}`),
  );
  expect(used.filter((line) => !known.has(line.split(": ")[1]))).toEqual([]);
});
