import { expect, it } from "vitest";
import { differencesOf, describeDifference, parseYamlWithMaps, applyDifferences } from "./differences";

const BASE = `# Imported.
resource: camera
calls:
  list: /cameras
  del: /cameras/{id}
fields:
  id: { kind: id, label: { en: ID, zh-CN: ID } }
  name: { kind: text, max: 64, label: { en: Name, zh-CN: Name } }
  model: { kind: text, label: { en: Model, zh-CN: Model } }
  colour: { kind: text, label: { en: Colour, zh-CN: Colour } }
views: { list: { columns: [ name, model ] } }
`;
/** The text after a person edited it. */
const OURS = BASE.replace("zh-CN: Name", "zh-CN: 名称")
  .replace("  model:", "  # Printed on the back.\n  model:")
  .replace("columns: [ name, model ]", "columns: [ name ]")
  .replace("en: Colour, zh-CN: Colour", "en: Paint, zh-CN: 颜色");
/** The text that another import would write now. */
const THEIRS = BASE.replace("max: 64", "max: 128")
  .replace("  del: /cameras/{id}\n", "")
  .replace(/ {2}colour.*\n/, "")
  .replace("columns: [ name, model ]", "columns: [ name, model, serial ]")
  .replace("views:", "  serial: { kind: text, required: true, label: { en: Serial, zh-CN: Serial } }\nviews:");

const found = () => differencesOf(parseYamlWithMaps(BASE), parseYamlWithMaps(OURS), parseYamlWithMaps(THEIRS));

it("tells what the description changed, and what stays because people changed it", () => {
  expect(found().map((one) => describeDifference("main/camera.yaml", one))).toEqual([
    "- main/camera.yaml: calls.del is no longer described",
    "~ main/camera.yaml: fields.name.max: 64 -> 128",
    "! main/camera.yaml: fields.colour: yours stays, although it is no longer described",
    "+ main/camera.yaml: fields.serial",
    '! main/camera.yaml: views.list.columns: yours stays, the description says ["name","model","serial"]',
  ]);
});

it("changes only that, and keeps comments and all other lines", () => {
  expect(applyDifferences(OURS, found())).toBe(
    OURS.replace("max: 64", "max: 128")
      .replace("  del: /cameras/{id}\n", "")
      .replace("views:", "  serial: { kind: text, required: true, label: { en: Serial, zh-CN: Serial } }\nviews:"),
  );
});

it("finds nothing where the description says what was imported, whatever people made of it", () => {
  expect(differencesOf(parseYamlWithMaps(BASE), parseYamlWithMaps(OURS), parseYamlWithMaps(BASE))).toEqual([]);
});

it("finds nothing where people have made the same change", () => {
  expect(differencesOf(parseYamlWithMaps(BASE), parseYamlWithMaps(THEIRS), parseYamlWithMaps(THEIRS))).toEqual([]);
});

it("tells values of enumerations with numbers apart from texts", () => {
  const before = parseYamlWithMaps("level:\n  1: { name: low }\n  2: { name: high }\n");
  const after = parseYamlWithMaps('level:\n  1: { name: low }\n  "2": { name: high }\n');
  expect(differencesOf(before, before, after).map(({ what, path }) => [what, path])).toEqual([
    ["remove", ["level", 2]],
    ["add", ["level", "2"]],
  ]);
});
