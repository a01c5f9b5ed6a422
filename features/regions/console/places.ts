// Known places: countries as the browser names them, and the places of one country that the console provides.
import { skipToken, useQuery } from "@tanstack/react-query";
import { useContext } from "react";
import { type CountryPlaces, PlacesContext, type Province } from "../../../src/framework/form/places";
import type { Language } from "../../../src/framework/wire/contract";

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
/** Codes that the browser has names for, although they are not countries. */
const NONE = new Set(["EU", "EZ", "UN", "XA", "XB", "ZZ", "QO"]);

/** The names of all countries in a language, in its alphabetical order. */
export const countriesIn = (locale: string): readonly string[] => {
  const names = new Intl.DisplayNames([locale], { type: "region", fallback: "none" });
  const codes = [...LETTERS].flatMap((first) => [...LETTERS].map((second) => first + second));
  const found = codes.flatMap((code) => (NONE.has(code) ? [] : (names.of(code) ?? [])));
  return [...new Set(found)].toSorted(new Intl.Collator(locale).compare);
};

export const provincesOf = (all: readonly Province[]): readonly string[] => all.map(([name]) => name);
export const citiesOf = (all: readonly Province[], province: string): readonly string[] =>
  (all.find(([name]) => name === province)?.[1] ?? []).map(([name]) => name);
const areasOf = (all: readonly Province[], province: string, city: string) =>
  all.find(([name]) => name === province)?.[1].find(([name]) => name === city)?.[1] ?? [];
export const districtsOf = (all: readonly Province[], province: string, city: string): readonly string[] =>
  areasOf(all, province, city).map(([name]) => name);
export const codeOf = (all: readonly Province[], province: string, city: string, area: string): number | null =>
  areasOf(all, province, city).find(([name]) => name === area)?.[1] ?? null;

const ONCE = { staleTime: Number.POSITIVE_INFINITY, retry: false } as const;
const NONE_YET: readonly Province[] = [];
const AS_THEY_ARE: ReadonlyMap<string, string> = new Map();
const isLanguage = (places: CountryPlaces, locale: string): locale is Language => locale in places.names;

/** The places of a country, if the console has them. Empty until they are loaded. */
export const usePlaces = (country: string): readonly Province[] => {
  const places = useContext(PlacesContext);
  const load = places?.isMeant(country) ? places.load : undefined;
  return useQuery({ queryKey: ["places", places?.country], queryFn: load ?? skipToken, ...ONCE }).data ?? NONE_YET;
};

/** The names of places in a language. Before they are loaded, the names in the record. */
export const usePlaceNames = (country: string, locale: string) => {
  const places = useContext(PlacesContext);
  const load = places?.isMeant(country) && isLanguage(places, locale) ? places.names[locale] : undefined;
  const queryKey = ["places", places?.country, locale];
  const { data: names = AS_THEY_ARE } = useQuery({ queryKey, queryFn: load ?? skipToken, ...ONCE });
  return {
    /** The name of a country in the reader's language. If it is unknown, the text in the record. */
    ofCountry: (written: string): string =>
      places?.isMeant(written)
        ? (new Intl.DisplayNames([locale], { type: "region" }).of(places.country) ?? written)
        : written,
    of: (...way: readonly string[]): string => names.get(`/${way.join("/")}`) ?? way.at(-1) ?? "",
  };
};
