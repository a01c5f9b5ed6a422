// The places that a console offers for addresses.
import { createContext } from "react";
import type { Language, Loader } from "../wire/contract";

/** A province: its name, and its cities, each with its districts as [name, official code]. */
export type Province = readonly [string, readonly (readonly [string, readonly (readonly [string, number])[]])[]];

/** The known places of a country. */
export interface CountryPlaces {
  /** The ISO 3166 code of the country, by which the browser knows its name. */
  readonly country: string;
  /** Whether a text in a record means this country. */
  readonly isMeant: (country: string) => boolean;
  /** Loads the places, with the names that records contain. */
  readonly load: Loader<readonly Province[]>;
  /** For a language: loads the names of places. The key of a place is its path, with a slash before each name. */
  readonly names: Readonly<Partial<Record<Language, Loader<ReadonlyMap<string, string>>>>>;
}

/** The places of the console. Null if it has none. */
export const PlacesContext = /* @__PURE__ */ createContext<CountryPlaces | null>(null);
