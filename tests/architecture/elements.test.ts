import { expect, it } from "vitest";
import { projectFiles, isIn, isTest, readSource } from "./sources";

/** Paths whose files may use native elements instead of MUI's, with the reasons. */
const PLAIN: readonly (readonly [string, string])[] = [
  ["src/framework/public/", "public pages carry no MUI: 100 KB until a form is usable"],
  ["features/forgotten/page/", "public pages carry no MUI: 100 KB until a form is usable"],
  ["src/console/public/", "public pages carry no MUI: 100 KB until a form is usable"],
  ["src/framework/list/table/", "a table draws its head, rows and cards by the hundred; they share MUI's tokens"],
  ["src/framework/value/CopyButton.tsx", "stands in rows"],
  [
    "src/framework/ui/Segments.tsx",
    "radio buttons side by side: MUI's toggle buttons leave arrow keys without a choice",
  ],
  ["features/import/console/FileButton.tsx", "a choice of files"],
  ["src/framework/form/UploadBox.tsx", "a choice of files"],
  ["features/apitest/console/CallTrial.tsx", "a choice of files"],
  ["src/console/support/desk/AnswerComposer.tsx", "a choice of files"],
  ["features/factors/public/", "public pages carry no MUI: 100 KB until a form is usable"],
  ["features/providers/public/", "public pages carry no MUI: 100 KB until a form is usable"],
  ["features/search/console/SearchDialog.tsx", "the box of the search fills its line, without a frame"],
];

const ELEMENT = /<(?:button|input|select|textarea)[\s>]/;

const PAGES = ["src", "features", "examples/clinic/src"];
const own = projectFiles.filter((file) => PAGES.some((folder) => isIn(file, folder)) && !isTest(file));
const views = own.filter((file) => file.endsWith(".tsx"));

it("draws buttons and boxes by src/framework/ui and MUI", () => {
  const plain = views.filter(
    (file) => ELEMENT.test(readSource(file)) && !PLAIN.some(([place]) => file.startsWith(place)),
  );
  expect(plain).toEqual([]);
});

it("makes an exception only where one is needed", () => {
  const idle = PLAIN.filter(
    ([place]) => !views.some((file) => file.startsWith(place) && ELEMENT.test(readSource(file))),
  );
  expect(idle).toEqual([]);
});

it("has no class that looks like a button, a box or a line of a menu", () => {
  const old = own.filter((file) => /(?<!web)ui-(?:button|icon-button|box|menu-item)\b/.test(readSource(file)));
  expect(old).toEqual([]);
});
