// Writes the format of the definitions into console.yaml, as its first key. Definitions before 0.2.0 have none.
import { isMap, isScalar, LineCounter, parseDocument } from "yaml";
import { DEFINITION_FORMAT } from "../../../generator/definition/ConsoleDefinition";
import type { UpgradeStep } from "../Step";
import { applyTextEdits } from "./names";

const CONSOLE = "resources/console.yaml";
const LINE = `format: ${DEFINITION_FORMAT}`;

/** What comes before the first key in its line, with the key written there; null if the map is written in an unknown way. */
const lineFor = (before: string, isFlow: boolean, end: string): string | null => {
  if (isFlow) return /^\s*\{\s*$/.test(before) ? `${LINE}, ` : null;
  return before === "" ? `${LINE}${end}` : null;
};

export const writeFormat: UpgradeStep = (console) => {
  const file = console.texts.find(({ path }) => path === CONSOLE);
  if (file === undefined) return;
  const { text } = file;
  const counter = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter: counter });
  const first = isMap(contents) ? contents.items[0]?.key : undefined;
  if (!isMap(contents) || !isScalar(first) || !first.range) return console.open(CONSOLE, 1, `write \`${LINE}\``);
  const pair = contents.items.find(({ key }) => isScalar(key) && key.value === "format");
  if (pair !== undefined) {
    const value: unknown = contents.get("format");
    const { line } = counter.linePos((isScalar(pair.key) ? pair.key.range?.[0] : undefined) ?? 0);
    if (typeof value === "number" && value > DEFINITION_FORMAT)
      console.open(CONSOLE, line, "a later version of Pilothouse wrote this: update the package");
    else if (value !== DEFINITION_FORMAT) console.open(CONSOLE, line, `this is no format: write \`${LINE}\``);
    return;
  }
  const [start] = first.range;
  const before = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  const added = lineFor(before, contents.flow === true, text.includes("\r\n") ? "\r\n" : "\n");
  if (added === null) return console.open(CONSOLE, counter.linePos(start).line, `write \`${LINE}\``);
  file.write(applyTextEdits(text, [{ start, end: start, text: added }]));
  console.changed(CONSOLE, `the definitions have the format ${DEFINITION_FORMAT}`);
};
