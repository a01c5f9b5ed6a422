import { expect, it } from "vitest";
import { projectFiles, isIn, isTest, readSource } from "./sources";

/** Dialogs without the common frame, each with the reason: it asks nothing, or is like a page. */
const APART: readonly (readonly [string, string])[] = [
  ["src/framework/ui/Dialog.tsx", "the one dialog itself"],
  ["features/search/console/SearchDialog.tsx", "a list of findings that asks nothing"],
  ["features/relogin/console/SignInAgainDialog.tsx", "the sign-in page, over everything else"],
];

const views = projectFiles.filter(
  (file) =>
    ["src", "features", "examples/clinic/src"].some((folder) => isIn(file, folder)) &&
    file.endsWith(".tsx") &&
    !isTest(file),
);
const BARE = /@mui\/material\/Dialog"|<dialog[\s>]|role="alertdialog"/;

it("builds every dialog with src/framework/ui/Dialog, which decides focus and keys", () => {
  const bare = views.filter((file) => BARE.test(readSource(file)));
  expect(bare.toSorted()).toEqual(APART.map(([file]) => file).toSorted());
});

it("answers every dialog with buttons that it knows: a verb and a harmless one", () => {
  const dialogs = views.filter((file) => readSource(file).includes("<DialogActions"));
  expect(dialogs.length).toBeGreaterThan(5);
  expect(dialogs.filter((file) => !/<DialogAnswers|data-answer=/.test(readSource(file)))).toEqual([]);
});

it("leaves the focus of a dialog to it", () => {
  const dialogs = views.filter((file) => /\/ui\/Dialog"|\bDialog\b.*pilothouse\/ui/.test(readSource(file)));
  expect(dialogs.length).toBeGreaterThan(8);
  expect(dialogs.filter((file) => /\bautoFocus\b/.test(readSource(file)))).toEqual([]);
});
