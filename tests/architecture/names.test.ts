// From outside, the framework is imported by name only: "pilothouse/list" is the room src/framework/list, by its index.
import { describe, expect, it } from "vitest";
import { FLOORS } from "./rooms";
import { files, isIn, isSource, named, specifiersOf, targetOf } from "./sources";

const FRAMEWORK = ["src/framework", "platform/framework", "generator"];
/** A console, its tests too. */
const OUTSIDE = /^(?:src\/(?:generated|overrides|console)\/|examples\/)/;

const outside = files.filter((file) => isSource(file) && OUTSIDE.test(file));

/** The console's rooms, as the floors name them. */
const rooms = FLOORS.find(({ path }) => path === "src/framework")?.rooms ?? [];

describe("outside the framework", () => {
  it("it is imported by its names, types too", () => {
    const byPath = outside.flatMap((file) =>
      specifiersOf(file)
        .filter((specifier) => !named.has(specifier))
        .map((specifier) => ({ specifier, target: targetOf(file, specifier) }))
        .filter(({ target }) => FRAMEWORK.some((folder) => isIn(target, folder)))
        .map(({ specifier }) => `${file}: ${specifier}`),
    );
    expect(outside.length).toBeGreaterThan(500);
    expect(byPath).toEqual([]);
  });

  it("no name is imported that the package does not have", () => {
    const unknown = outside.flatMap((file) =>
      specifiersOf(file)
        .filter((specifier) => isIn(specifier, "pilothouse") && !named.has(specifier))
        .map((specifier) => `${file}: ${specifier}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe("a name of the console's framework", () => {
  const own = [...named].filter(([, file]) => isIn(file, "src/framework"));

  it("is the path of its index", () => {
    expect(own.map(([, file]) => file)).toEqual(
      own.map(([name]) => `src/framework/${name.slice("pilothouse/".length)}/index.ts`),
    );
  });

  it("stands for every room that has an index", () => {
    const indexes = rooms.map((room) => `src/framework/${room}/index.ts`).filter((file) => files.includes(file));
    expect(own.map(([, file]) => file)).toEqual(expect.arrayContaining(indexes));
  });
});
