import { describe, expect, it } from "vitest";
import { placesOfChina } from "./placesOfChina";
import english from "./china.en.json";
import chinese from "./china.json";

describe("the places of China", () => {
  it("have an English name each, no two alike beside each other", () => {
    const shape = (places: readonly unknown[]): unknown =>
      places.map((place) => (Array.isArray(place) && Array.isArray(place[1]) ? shape(place[1]) : 0));
    expect(shape(english)).toEqual(shape(chinese));
    for (const [, cities] of english)
      for (const [, areas = []] of Array.isArray(cities) ? cities : []) expect(new Set(areas).size).toBe(areas.length);
  });

  it("are found by the way down to them, with the register's code", async () => {
    const names = await placesOfChina.names.en?.();
    expect(names?.get("/广东省/深圳市/南山区")).toBe("Nanshan District");
    const cities = (await placesOfChina.load()).find(([name]) => name === "广东省")?.[1];
    expect(cities?.find(([name]) => name === "深圳市")?.[1]).toContainEqual(["南山区", 440305]);
  });

  it("are meant however the country is written", () => {
    expect(["China", "中国", "中國", " cn "].every(placesOfChina.isMeant)).toBe(true);
    expect(placesOfChina.isMeant("Taiwan")).toBe(false);
  });
});
