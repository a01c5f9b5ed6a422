// Who reads English sees the names of china.en.json, which is as long as china.json and in the same order: customary names
// where there are (Hohhot, Lhasa, Kashgar), else pinyin as places are read (Laoting, Yueqing, Panyu) and what they are.
import english from "./china.en.json";
import register from "./china.json";

interface Named {
  readonly zh: readonly unknown[];
  readonly en: readonly unknown[];
}

/** A place of either file is its name and what lies in it, or, the last ones, the name alone. */
const nameOf = (place: unknown): string => String(Array.isArray(place) ? place[0] : place);
const within = (place: unknown): readonly unknown[] =>
  Array.isArray(place) && Array.isArray(place[1]) ? place[1] : [];

const namesIn = ({ zh, en }: Named, above: string): readonly (readonly [string, string])[] =>
  zh.flatMap((place, at): readonly (readonly [string, string])[] => {
    const way = `${above}/${nameOf(place)}`;
    return [[way, nameOf(en[at])], ...namesIn({ zh: within(place), en: within(en[at]) }, way)];
  });

export const englishNames: ReadonlyMap<string, string> = new Map(namesIn({ zh: register, en: english }, ""));
