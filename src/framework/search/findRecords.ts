// Finds records by their titles, with the list calls of the resources that the account may see.
import { factsIn, textIn } from "../wire/readAnswer";
import type { ResourceProps } from "../wire/contract";
import { host } from "../wire/Host";
import { renewing } from "../wire/renewal";
import { send } from "../wire/send";
import { filtersFor } from "../providers/listParams";
import { resourcePaths } from "../resource/resourcePaths";
import type { Finding } from "./Finding";
import type { Reachable } from "./reachable";

const EACH = 5;
const AT_ONCE = 4;

/** Whether the list of the resource is no call, but what ra-data-simple-rest asks for. */
const isPlainRest = ({ style }: ResourceProps): boolean => style === "rest" && !host().dialect;

/** Only resources whose records can be opened and have a title, and whose list is a call. */
export const filterSearchable = (reached: readonly Reachable[]): readonly Reachable[] =>
  reached.filter(
    ({ resource }) =>
      resource.title !== "" && (resource.views.show ?? resource.views.edit) !== undefined && !isPlainRest(resource),
  );

/** A platform that ignores `q` answers unrelated rows. A row without the text in its names is left out. */
const namesOf = (facts: Readonly<Record<string, unknown>>, { key, title, titles }: ResourceProps): readonly string[] =>
  [title, ...Object.values(titles ?? {}), key].flatMap((field) => textIn(facts[field]) || []);

const findIn = async (
  { resource, place, base }: Reachable,
  text: string,
  signal: AbortSignal,
): Promise<readonly Finding[]> => {
  const { list } = await resource.calls();
  if (list === undefined || signal.aborted) return [];
  const asked = filtersFor(resource.name, resource.title, { q: text });
  const ask = () => send(list, { [list.paging]: 1, page_size: EACH, ...asked }, { signal, quiet: true });
  const { data } = await renewing(ask);
  const rows: readonly unknown[] = Array.isArray(data) ? data : [];
  return rows.flatMap((row) => {
    const facts = factsIn(row);
    const key = textIn(facts[resource.key]);
    const names = namesOf(facts, resource);
    const wanted = text.toLowerCase();
    if (key === "" || !names.some((name) => name.toLowerCase().includes(wanted))) return [];
    const paths = resourcePaths(base);
    return [
      {
        key: `record ${base} ${key}`,
        kind: "record" as const,
        label: names[0] ?? key,
        hint: place.label,
        icon: place.icon,
        also: names,
        to: resource.views.show ? paths.show(key) : paths.edit(key),
      },
    ];
  });
};

/** Asks a few lists at a time and reports the results of each as they arrive. Lists that fail are skipped. */
export const findRecords = async (
  reached: readonly Reachable[],
  text: string,
  signal: AbortSignal,
  tell: (found: readonly Finding[]) => void,
): Promise<void> => {
  const waiting = [...filterSearchable(reached)];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined && !signal.aborted; next = waiting.shift()) {
      const found = await findIn(next, text, signal).catch(() => []);
      if (found.length > 0 && !signal.aborted) tell(found);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
};
