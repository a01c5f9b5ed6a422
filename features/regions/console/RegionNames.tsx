import { useLocale } from "ra-core";
import type { RegionParts } from "../../../src/framework/show/slots";
import { usePlaceNames } from "./places";

/** The parts of an address, with their names in the reader's language. */
export const RegionNames = ({ parts: [land = "", ...way] }: RegionParts) => {
  const called = usePlaceNames(land, useLocale());
  const names = [called.ofCountry(land), ...way.map((_, at) => called.of(...way.slice(0, at + 1)))].filter(
    (name) => name !== "",
  );
  // If a city is also a province, its name is shown once.
  return names.filter((name, at) => name !== names[at - 1]).join(" / ");
};
