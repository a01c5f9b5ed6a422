// Features serve what host.yaml listed under `rest` before.
import { isMap, isScalar, isSeq, parseDocument, type YAMLSeq } from "yaml";
import { featureServing } from "../../../generator";
import type { Step } from "../Step";

const HOST = "resources/host.yaml";

type Span = readonly [start: number, end: number];

/** The text without the items of a list that `isGone` names. Comments and everything else stay as they are. */
const without = (text: string, list: YAMLSeq, isGone: (item: unknown) => boolean): string => {
  const items = list.items.flatMap((item) =>
    isScalar(item) && item.range ? [{ value: item.value, span: [item.range[0], item.range[1]] satisfies Span }] : [],
  );
  const [first, last] = [items[0], items.at(-1)];
  if (first === undefined || last === undefined) return text;
  if (list.flow === true) {
    const kept = items.filter(({ value }) => !isGone(value)).map(({ span }) => text.slice(...span));
    return text.slice(0, first.span[0]) + kept.join(", ") + text.slice(last.span[1]);
  }
  return items
    .filter(({ value }) => isGone(value))
    .reduceRight((rest, { span: [start, end] }) => {
      const next = rest.indexOf("\n", end);
      return rest.slice(0, rest.lastIndexOf("\n", start) + 1) + rest.slice(next < 0 ? rest.length : next + 1);
    }, text);
};

export const servedByFeatures: Step = ({ texts, changed }) => {
  const host = texts.find(({ path }) => path === HOST);
  const document = parseDocument(host?.text ?? "");
  const rest = isMap(document.contents) ? document.contents.get("rest", true) : null;
  if (host === undefined || !isSeq(rest)) return;
  const served = rest.items.flatMap((item) => {
    const feature = isScalar(item) ? featureServing(item.value) : undefined;
    return feature === undefined ? [] : [feature];
  });
  if (served.length === 0) return;
  host.write(without(host.text, rest, (item) => featureServing(item) !== undefined));
  changed(host.path, `\`rest\` no longer lists what features serve: ${served.join(", ")}`);
};
