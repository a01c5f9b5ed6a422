// Finds records by their titles, with the list calls of the resources that the account may see.
import { factsIn, textIn } from "../../../src/framework/wire/readAnswer";
import { matchesSearch } from "../../../shared/schema/searched";
import type { ResourceProps, WordTable } from "../../../src/framework/wire/contract";
import { can, host } from "../../../src/framework/wire/Host";
import * as language from "../../../src/framework/wire/language";
import { renewingSession } from "../../../src/framework/wire/renewal";
import { send } from "../../../src/framework/wire/send";
import { filtersFor } from "../../../src/framework/providers/listParams";
import { keysWithSameTitle } from "../../../src/framework/resource/keysWithSameTitle";
import { resourcePaths } from "../../../src/framework/resource/resourcePaths";
import type { FoundRecord } from "../../../src/framework/value/Found";
import type { Finding } from "./Finding";
import type { ReachableResource } from "./reachable";

/** The field of a row with its displayed name. */
const NAME = " name";
const EACH = 5;
const AT_ONCE = 4;

/** Whether the list of the resource is read by ra-data-simple-rest, not by a call. */
const isPlainRest = ({ style }: ResourceProps): boolean => style === "rest" && !host().dialect;

/** The resources that can be searched: their records can be opened and have a title, and their list is a call. */
export const filterSearchable = (reached: readonly ReachableResource[]): readonly ReachableResource[] =>
  reached.filter(
    ({ resource }) =>
      resource.title !== "" && (resource.views.show ?? resource.views.edit) !== undefined && !isPlainRest(resource),
  );

interface Matched {
  /** The field that contains the text, or the fields that may contain it. Empty if the name contains it. */
  readonly sources: readonly string[];
  readonly value: string;
}

/**
 * The fields in which the text was found. If a platform ignores `q`, it answers unrelated rows, which are left out. A
 * row does not contain the names of referenced records. So if no field of the row has the text, the name of a
 * referenced record must have it.
 */
const matchIn = (
  facts: Readonly<Record<string, unknown>>,
  names: readonly string[],
  { name, search = [] }: ResourceProps,
  text: string,
): Matched | null => {
  const wanted = text.toLowerCase();
  if (names.some((one) => one.toLowerCase().includes(wanted))) return { sources: [], value: "" };
  if (!can("search", name)) return null;
  for (const { source, as, area } of search) {
    const value = `${area === undefined ? "" : textIn(facts[area])}${textIn(facts[source])}`;
    if (as !== "record" && matchesSearch(as, value, text)) return { sources: [source], value: textIn(facts[source]) };
  }
  const records = search.filter(({ as, source }) => as === "record" && !["", "0"].includes(textIn(facts[source])));
  return records.length === 0 ? null : { sources: records.map(({ source }) => source), value: "" };
};

/** The hint of a match, such as "Devices · MAC address: 8C:1F:64:00:1A:2B". */
const hintOf = async (label: string, { sources, value }: Matched, { name, words }: ResourceProps): Promise<string> => {
  if (sources.length === 0) return label;
  const own: WordTable = (await words[language.get()]()).default;
  const colon = language.get() === "en" ? ": " : "：";
  const field = sources.map((source) => own[`${name}.fields.${source}`] ?? source).join(" / ");
  return `${label} · ${field}${value === "" ? "" : colon + value}`;
};

/** The names of a record. The displayed name comes first. */
const namesOf = (facts: Readonly<Record<string, unknown>>, { key, title, titles }: ResourceProps): readonly string[] =>
  [title, ...Object.values(titles ?? {}), key].flatMap((field) => textIn(facts[field]) || []);

const findIn = async (
  { resource, place, base }: ReachableResource,
  text: string,
  signal: AbortSignal,
): Promise<readonly Finding[]> => {
  const { list } = await resource.calls();
  if (list === undefined || signal.aborted) return [];
  const asked = filtersFor(resource.name, resource.title, { q: text });
  const ask = () => send(list, { [list.paging]: 1, page_size: EACH, ...asked }, { signal, quiet: true });
  const { data } = await renewingSession(ask);
  const rows: readonly unknown[] = Array.isArray(data) ? data : [];
  const named = rows.map((row): FoundRecord => {
    const facts = factsIn(row);
    return { ...facts, id: textIn(facts[resource.key]), [NAME]: namesOf(facts, resource)[0] };
  });
  const keys = keysWithSameTitle(named, NAME);
  const within = resource.within !== undefined;
  const among = within ? named : named.filter(({ id }) => keys.has(String(id)));
  const of = { resource: resource.name, title: NAME, within };
  const found = rows.map(async (row): Promise<readonly Finding[]> => {
    const facts = factsIn(row);
    const key = textIn(facts[resource.key]);
    const names = namesOf(facts, resource);
    const matched = key === "" ? null : matchIn(facts, names, resource, text);
    if (matched === null) return [];
    const paths = resourcePaths(base);
    return [
      {
        key: `record ${base} ${key}`,
        kind: "record" as const,
        label: names[0] ?? key,
        hint: await hintOf(place.label, matched, resource),
        icon: place.icon,
        refers: matched.sources.length > 0 && matched.value === "",
        ...(among.some(({ id }) => id === key) && { among: { of, id: key, among } }),
        // If the text was found in a field other than the names, that text also matches.
        also: matched.sources.length === 0 ? names : [...names, text],
        to: resource.views.show ? paths.show(key) : paths.edit(key),
      },
    ];
  });
  return (await Promise.all(found)).flat();
};

/** Asks a few lists at a time and reports the results of each as they arrive. Lists that fail are skipped. */
export const findRecords = async (
  reached: readonly ReachableResource[],
  text: string,
  signal: AbortSignal,
  report: (found: readonly Finding[]) => void,
): Promise<void> => {
  const waiting = [...filterSearchable(reached)];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined && !signal.aborted; next = waiting.shift()) {
      const found = await findIn(next, text, signal).catch(() => []);
      if (found.length > 0 && !signal.aborted) report(found);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};
