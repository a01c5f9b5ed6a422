import { describe, expect, it } from "vitest";
import { FLOORS } from "./rooms";
import { files, importsOf, isIn, isSource, isTest } from "./sources";

interface Ban {
  readonly from: string;
  /** Folders of ours it may not import. */
  readonly never: readonly string[];
  readonly unless?: readonly string[];
  readonly because: string;
}

const GROUND = ["src/framework/schema", "src/framework/sheet"];

/** Between the floors. */
const BANS: readonly Ban[] = [
  {
    from: "generator",
    never: ["src", "platform"],
    unless: ["src/framework/schema"],
    because: "the generator runs without what it generates",
  },
  {
    from: "platform",
    never: ["src", "generator"],
    unless: [...GROUND, "generator/index", "generator/watch", "generator/launch.mjs"],
    because: "the platform reads the Model through one door, and judges with the console's schemas",
  },
  {
    from: "platform/framework",
    never: ["platform/business", "platform/main", "examples"],
    because: "a console's business is passed to the framework, which knows none",
  },
  { from: "src", never: ["generator", "platform"], because: "the console ships without its tools" },
  {
    from: "src/framework",
    never: ["src/generated", "src/console", "src/overrides", "examples"],
    because: "it knows no console: what one has of its own is passed in",
  },
  {
    from: "src/generated",
    never: ["src/console", "locales"],
    because: "generated code stands on the framework and on overrides",
  },
];

/** A section's index names its hand-written screens, which it loads on demand. */
const isScreenTable = (file: string): boolean => /^src\/generated\/\w+\/index\.ts$/.test(file);

const sources = files.filter((file) => isSource(file) && !isTest(file) && !file.endsWith(".d.mts"));
const bare = (file: string): string => file.replace(/\.(ts|tsx|mjs)$/, "");
const imports = new Map(sources.map((file) => [bare(file), importsOf(file).map(bare)]));

/** The folder below the floor, or the file that stands beside the folders. */
const roomOf = (floor: string, path: string): string => path.slice(floor.length + 1).split("/")[0] ?? "";

/** Files that reach themselves by their imports: one circle, or none. */
const circleIn = (floor: string): readonly string[] => {
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): readonly string[] => {
    const seen = trail.indexOf(path);
    if (seen >= 0) return [...trail.slice(seen), path];
    if (done.has(path)) return [];
    for (const next of imports.get(path) ?? []) {
      const circle = isIn(next, floor) ? visit(next, [...trail, path]) : [];
      if (circle.length > 0) return circle;
    }
    done.add(path);
    return [];
  };
  for (const path of imports.keys()) {
    const circle = isIn(path, floor) ? visit(path, []) : [];
    if (circle.length > 0) return circle;
  }
  return [];
};

describe.each(FLOORS)("$path", ({ path: floor, rooms, apart = {} }) => {
  const own = [...imports.keys()].filter((path) => isIn(path, floor));

  it("has the rooms that the table names, and no others", () => {
    expect([...new Set(own.map((path) => roomOf(floor, path)))].toSorted()).toEqual([...rooms].toSorted());
  });

  it("imports downwards only, types too", () => {
    const upwards = own.flatMap((path) =>
      (imports.get(path) ?? [])
        .filter((target) => isIn(target, floor))
        .filter((target) => rooms.indexOf(roomOf(floor, target)) > rooms.indexOf(roomOf(floor, path)))
        .map((target) => `${path} -> ${target}`),
    );
    expect(upwards).toEqual([]);
  });

  it("keeps rooms apart that have nothing to say to each other", () => {
    const wrong = own.flatMap((path) =>
      (imports.get(path) ?? [])
        .filter((target) => isIn(target, floor) && apart[roomOf(floor, path)]?.includes(roomOf(floor, target)))
        .map((target) => `${path} -> ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it("has no circle among its files", () => {
    expect(circleIn(floor)).toEqual([]);
  });
});

describe("imports between the floors", () => {
  it.each(BANS)("of $from keep to what it stands on: $because", ({ from, never, unless = [] }) => {
    const own = sources.filter((file) => !isScreenTable(file) && isIn(file, from));
    const wrong = own.flatMap((file) =>
      importsOf(file)
        .filter(
          (target) => never.some((folder) => isIn(target, folder)) && !unless.some((folder) => isIn(target, folder)),
        )
        .filter((target) => !isIn(target, from))
        .map((target) => `${file} -> ${target}`),
    );
    expect(own.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });

  it("of one of the console's features never reach into another", () => {
    const feature = (path: string): string | undefined => /^src\/console\/(\w+)\//.exec(path)?.[1];
    const wrong = [...imports].flatMap(([path, targets]) =>
      targets
        .filter((target) => feature(path) && feature(target) && feature(path) !== feature(target))
        .map((target) => `${path} -> ${target}`),
    );
    expect(wrong).toEqual([]);
  });
});
