// China's places in English, from china.en.json. That file has the same length and order as china.json. Places have
// their customary names where these exist (Hohhot, Lhasa, Kashgar). Other places have pinyin by local pronunciation
// (Laoting, Yueqing, Panyu) and the kind of place.
import english from "./china.en.json";
import register from "./china.json";

interface Named {
  readonly zh: readonly unknown[];
  readonly en: readonly unknown[];
}

/** An entry of either file: a name with the places inside it, or only a name for the smallest places. */
const nameOf = (place: unknown): string => String(Array.isArray(place) ? place[0] : place);
const within = (place: unknown): readonly unknown[] =>
  Array.isArray(place) && Array.isArray(place[1]) ? place[1] : [];

const namesIn = ({ zh, en }: Named, above: string): readonly (readonly [string, string])[] =>
  zh.flatMap((place, at): readonly (readonly [string, string])[] => {
    const way = `${above}/${nameOf(place)}`;
    return [[way, nameOf(en[at])], ...namesIn({ zh: within(place), en: within(en[at]) }, way)];
  });

export const englishNames: ReadonlyMap<string, string> = new Map(namesIn({ zh: register, en: english }, ""));
