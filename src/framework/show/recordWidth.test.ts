// A group of a record uses the whole width: even the narrowest column beside the history has room for two pairs a row.
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const sheet = readFileSync("src/framework/show/show.css", "utf8");
const pixels = (form: RegExp): number => Number(form.exec(sheet)?.[1]);

it("has two columns of pairs in the narrowest main part of a record", () => {
  const main = pixels(/\.ui-record-main \{ flex: 999 1 (\d+)px/);
  const pair = pixels(/\.ui-rows \{[^}]*minmax\(min\(100%, (\d+)px\)/);
  const gap = pixels(/\.ui-rows \{[^}]*column-gap: (\d+)px/);
  const around = 2 * (24 + 1);
  expect(2 * pair + gap).toBeLessThanOrEqual(main - around);
});
