import { describe, expect, it } from "vitest";
import { FLOORS, FLOOR_IMPORTS } from "./rooms";
import {
  projectFiles,
  importsOf,
  isIn,
  isInBrowser,
  isSource,
  isTest,
  readSource,
  specifiersOf,
  staticSpecifiersOf,
  targetOf,
} from "./sources";

const sources = projectFiles.filter((file) => isSource(file) && !isTest(file) && !file.endsWith(".d.mts"));
const bare = (file: string): string => file.replace(/\.(ts|tsx|mjs)$/, "");
const imports = new Map(sources.map((file) => [bare(file), importsOf(file).map(bare)]));

const isOurs = (target: string): boolean =>
  /^(?:src|platform|shared|features|generator|authoring|probe|examples|locales|tests|bench)\//.test(target);

/** The room of a path: a folder directly below the floor, or a file there. */
const roomOf = (floor: string, path: string): string => path.slice(floor.length + 1).split("/")[0] ?? "";

/** The files of one import cycle; empty if there is none. */
const circle = (): readonly string[] => {
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): readonly string[] => {
    const seen = trail.indexOf(path);
    if (seen >= 0) return [...trail.slice(seen), path];
    if (done.has(path)) return [];
    for (const next of imports.get(path) ?? []) {
      const found = visit(next, [...trail, path]);
      if (found.length > 0) return found;
    }
    done.add(path);
    return [];
  };
  return [...imports.keys()].map((path) => visit(path, [])).find((found) => found.length > 0) ?? [];
};

describe.each(FLOORS)("$path", ({ path: floor, rooms, forbidden = {} }) => {
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

  it("has its rooms listed in docs/rooms.md, in their order", () => {
    const text = readSource("docs/rooms.md").split(`\n## \`${floor}\`\n`)[1]?.split("\n#")[0];
    expect([...(text ?? "").matchAll(/^\| `(\w+)` \|/gm)].map(([, room]) => room)).toEqual(rooms);
  });

  it("has no imports between rooms that must not know each other", () => {
    const wrong = own.flatMap((path) =>
      (imports.get(path) ?? [])
        .filter((target) => isIn(target, floor) && forbidden[roomOf(floor, path)]?.includes(roomOf(floor, target)))
        .map((target) => `${path} -> ${target}`),
    );
    expect(wrong).toEqual([]);
  });
});

it("no file of any floor reaches itself, by types or by what is loaded on demand", () => {
  expect(imports.size).toBeGreaterThan(1000);
  expect(circle()).toEqual([]);
});

it("only forms import react-admin's inputs: everything else imports its headless core", () => {
  const importers = sources.filter(
    (file) => isInBrowser(file) && specifiersOf(file).some((name) => /^(?:react-admin|ra-ui-materialui)$/.test(name)),
  );
  expect(importers.length).toBeGreaterThan(0);
  expect(importers.filter((file) => !isIn(file, "src/framework/form"))).toEqual([]);
});

describe("imports between the floors", () => {
  it.each(FLOOR_IMPORTS)("of $path are only of floors below it", ({ path, on, later = [] }) => {
    const own = sources.filter((file) => isIn(file, path));
    const wrong = own.flatMap((file) => {
      const now = new Set(staticSpecifiersOf(file));
      return specifiersOf(file).flatMap((specifier) => {
        const target = targetOf(file, specifier);
        const allowed = [path, ...on, ...(now.has(specifier) ? [] : later)];
        return !isOurs(target) || allowed.some((folder) => isIn(target, folder)) ? [] : `${file} -> ${target}`;
      });
    });
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
