// Before, host.yaml listed these addresses under `rest`. Now each feature serves its own.
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  parseDocument,
  type Scalar,
  type YAMLSeq,
} from "yaml";
import { featureServing } from "../../../generator";
import type { UpgradeStep, ConsoleToUpgrade } from "../Step";
import { removalEdit, applyTextEdits, type TextEdit } from "./names";

const HOST = "resources/host.yaml";
const CONSOLE = "resources/console.yaml";

/** The features that a console lists. Null for a console without a list, which has all features. */
const listed = ({ texts }: ConsoleToUpgrade): readonly unknown[] | null => {
  const document = parseDocument(texts.find(({ path }) => path === CONSOLE)?.text ?? "");
  const features: unknown = isMap(document.contents) ? document.contents.toJS(document).features : null;
  return Array.isArray(features) ? features : null;
};

/** The edit that removes an item from a list; null if its lines are written in an unknown way. */
const without = (text: string, list: YAMLSeq, { range }: Scalar): TextEdit | null => {
  const [from = 0, to = 0] = range ?? [];
  if (list.flow === true) return removalEdit(text, from, to);
  const start = text.lastIndexOf("\n", from - 1) + 1;
  const end = /^[ \t]*(?:#[^\n]*|\r?)(?:\n|$)/.exec(text.slice(to));
  return /^[ \t]*-[ \t]+$/.test(text.slice(start, from)) && end ? { start, end: to + end[0].length, text: "" } : null;
};

const pairOf = (contents: unknown, key: string): Pair | undefined =>
  isMap(contents) ? contents.items.find((one) => isScalar(one.key) && one.key.value === key) : undefined;

export const removeServedByFeatures: UpgradeStep = (console) => {
  const host = console.texts.find(({ path }) => path === HOST);
  if (host === undefined) return;
  const { text } = host;
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  const pair = pairOf(document.contents, "rest");
  const list = isAlias(pair?.value) ? pair.value.resolve(document) : pair?.value;
  if (pair === undefined || !isSeq(list)) return;
  const has = listed(console);
  const served: string[] = [];
  let now = text;
  for (const item of list.items.toReversed()) {
    const value: unknown = isAlias(item) ? item.resolve(document)?.toJSON() : isScalar(item) ? item.value : null;
    const feature = featureServing(value);
    if (feature === undefined) continue;
    const isPlain = isScalar(item) && [list, item].every((one) => one.anchor === undefined && one.tag === undefined);
    const edit = isPlain && list === pair.value ? without(now, list, item) : null;
    const isHad = has?.includes(feature) ?? true;
    const { line } = counter.linePos((isScalar(item) || isAlias(item) ? item.range?.[0] : 0) ?? 0);
    if (!isHad)
      console.open(
        HOST,
        line,
        `\`${String(value)}\` is the feature ${feature} now: list it in \`features\` of console.yaml and remove it here`,
      );
    else if (edit === null)
      console.open(HOST, line, `remove \`${String(value)}\` from \`rest\`: the feature ${feature} serves it`);
    else {
      served.unshift(feature);
      now = applyTextEdits(now, [edit]);
    }
  }
  if (served.length === 0) return;
  const colon = text.indexOf(":", isScalar(pair.key) ? pair.key.range?.[1] : 0) + 1;
  const isEmpty = served.length === list.items.length && list.flow !== true;
  host.write(isEmpty ? applyTextEdits(now, [{ start: colon, end: colon, text: " []" }]) : now);
  console.changed(HOST, `\`rest\` no longer lists what features serve: ${served.join(", ")}`);
};
