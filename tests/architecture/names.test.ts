// Code outside the framework uses only public names in its imports: "pilothouse/list" is the index of
// src/framework/list.
import { describe, expect, it } from "vitest";
import { FLOORS } from "./rooms";
import {
  projectFiles,
  isGenerated,
  isIn,
  isSource,
  filesOfPublicName,
  readSource,
  specifiersOf,
  targetOf,
} from "./sources";

const FRAMEWORK = ["shared", "src/framework", "platform/framework", "generator"];
/** The code of consoles, including their tests. */
const OUTSIDE = /^(?:src\/(?:generated|overrides|console)\/|platform\/(?:business\/|generated\/|main\.ts)|examples\/)/;

const outside = projectFiles.filter((file) => isSource(file) && OUTSIDE.test(file));

/** Folders whose files and exports have names of one word. */
const ROOMS = ["shared", "src/framework"];

describe("outside the framework", () => {
  it("it is imported by its names, types too", () => {
    const byPath = outside.flatMap((file) =>
      specifiersOf(file)
        .filter((specifier) => !filesOfPublicName.has(specifier))
        .map((specifier) => ({ specifier, target: targetOf(file, specifier) }))
        .filter(({ target }) => FRAMEWORK.some((folder) => isIn(target, folder)) && !isGenerated(target))
        .map(({ specifier }) => `${file}: ${specifier}`),
    );
    expect(outside.length).toBeGreaterThan(700);
    expect(byPath).toEqual([]);
  });

  it("no name is imported that the package does not have", () => {
    const unknown = outside.flatMap((file) =>
      specifiersOf(file)
        .filter((specifier) => isIn(specifier, "pilothouse") && !filesOfPublicName.has(specifier))
        .map((specifier) => `${file}: ${specifier}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe("a name", () => {
  const own = [...filesOfPublicName].filter(([, file]) => ROOMS.some((folder) => isIn(file, folder)));
  const platforms = [...filesOfPublicName].filter(([name]) => isIn(name, "pilothouse/platform"));

  it("is the path of its index in shared/ or the console's framework", () => {
    expect(own.length).toBeGreaterThan(15);
    for (const [name, file] of own)
      expect(ROOMS.map((folder) => `${folder}/${name.slice("pilothouse/".length)}/index.ts`)).toContain(file);
  });

  it("is the path of its index in the platform's framework, too", () => {
    expect(platforms.length).toBeGreaterThan(0);
    expect(platforms.map(([, file]) => file)).toEqual(
      platforms.map(([name]) => `${name.replace("pilothouse/platform", "platform/framework")}/index.ts`),
    );
  });

  it("brings nothing that is imported for its effect alone, but style sheets: the build leaves such files out", () => {
    const framework = projectFiles.filter(
      (file) => isSource(file) && /^(?:shared|src\/(?:framework|generated))\//.test(file),
    );
    const effects = framework.flatMap((file) =>
      [...readSource(file).matchAll(/^import "([^"]+)"/gm)].map(([, path = ""]) => path),
    );
    expect(effects.length).toBeGreaterThan(10);
    expect(effects.filter((path) => !path.endsWith(".css"))).toEqual([]);
  });

  it("is listed for every room that has an index", () => {
    const indexes = FLOORS.filter(({ path }) => ROOMS.includes(path))
      .flatMap(({ path, rooms }) => rooms.map((room) => `${path}/${room}/index.ts`))
      .filter((file) => projectFiles.includes(file));
    expect(indexes.length).toBeGreaterThan(15);
    expect(own.map(([, file]) => file)).toEqual(expect.arrayContaining(indexes));
  });
});

/** The exports of an index. */
const EXPORTED = /export (?:type )?\{([^}]*)\}|export \* as (\w+)|export const (\w+)/g;
const IMPORTED = /(?:import|export|const) (?:type )?\{([^}]*)\} (?:from|= await import\() ?"(pilothouse\/[^"]+)"/g;

/** The names in `{ a, type B, c as d }`, either the original names or the new names. */
const listed = (names: string, end: "from" | "to"): readonly string[] =>
  names
    .split(",")
    .map((name) =>
      name
        .trim()
        .replace(/^type /, "")
        .split(" as "),
    )
    .map((parts) => (end === "from" ? parts[0] : parts.at(-1)) ?? "")
    .filter((name) => name !== "");

const givenBy = (file: string): readonly string[] =>
  [...readSource(file).matchAll(EXPORTED)].flatMap(([, names, space = "", value = ""]) =>
    names === undefined ? [space || value] : listed(names, "to"),
  );

const uses = new Set(
  projectFiles
    .filter((file) => isSource(file) && !ROOMS.some((folder) => isIn(file, folder)))
    .flatMap((file) => [...readSource(file).matchAll(IMPORTED)])
    .flatMap(([, names = "", from = ""]) => listed(names, "from").map((name) => `${from} ${name}`)),
);

/** Names that generated code may use. docs/names.md also lists names for other consoles. */
const said = new Set(
  projectFiles
    .filter((file) => /^generator\/(?:kinds|emitters|printing)\//.test(file) && isSource(file))
    .flatMap((file) => [...readSource(file).matchAll(/\w+/g)])
    .map(([word]) => word),
);
const PAGE = "docs/names.md";
const documented = new Set([...readSource(PAGE).matchAll(/`([^`]+)`/g)].map(([, word = ""]) => word));

describe("what a name gives", () => {
  it.each([...filesOfPublicName].filter(([, file]) => file.endsWith("/index.ts")))(
    "is used, or reported: %s",
    (name, file) => {
      const given = givenBy(file);
      const idle = given.filter((word) => !uses.has(`${name} ${word}`) && !said.has(word) && !documented.has(word));
      expect(given.length).toBeGreaterThan(0);
      expect(idle).toEqual([]);
    },
  );

  it("is on the page of names", () => {
    // Features are described on a separate page.
    const names = [...filesOfPublicName.keys()].filter((name) => !isIn(name, "pilothouse/features"));
    expect(names.filter((name) => !documented.has(name))).toEqual([]);
  });
});
