// Places of China to choose an address from. Their names in other languages are loaded with the first Chinese address.
import type { CountryPlaces } from "pilothouse/form";

export const placesOfChina: CountryPlaces = {
  country: "CN",
  isMeant: (country) => /^(中国|中國|中华人民共和国|(mainland )?china|cn|prc)$/i.test(country.trim()),
  load: () => import("./register").then(({ provinces }) => provinces),
  names: { en: () => import("./englishNames").then(({ englishNames }) => englishNames) },
};
