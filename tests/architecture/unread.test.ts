// Every generated export is used: generated or hand-written code imports it.
import { expect, it } from "vitest";
import { projectFiles, isSource, isTest, readSource, targetOf } from "./sources";

const GENERATED = /^(?:examples\/\w+\/)?(?:src|platform|shared)\/generated\//;
/** Exports for hand-written code, of which a console uses only some: enumerations, references, types of records. */
const BY_HAND = /\/(?:enums: \w+|\w+\.reference: \w+|\w+\.schema: [A-Z]\w*)$/;
/** The build loads this export by its path. */
const LOADED_BY_BUILD = /\/pageTitles: pageTitles$/;

const EXPORTED = /^export (?:const|type) (\w+)|^export (default)\b/gm;
const IMPORTED = /(?:import|export) (?:type )?\{([^}]*)\} from "([^"]+)"/g;
/** `import("./x").then((m) => m.name)`, `import("./x").then((m) => ({ default: m.name }))`, `import("./x")` */
const LOADED = /import\(\s*"([^"]+)",?\s*\)(?:\s*\.then\(\s*\(\w+\) =>\s*(?:\(\{ \w+: )?\w+\.(\w+))?/g;

const bare = (path: string): string => path.replace(/\.tsx?$/, "");

const taken = new Set(
  projectFiles
    .filter((file) => isSource(file) && !isTest(file))
    .flatMap((file) => {
      const text = readSource(file);
      const named = [...text.matchAll(IMPORTED)].flatMap(([, names = "", from = ""]) =>
        names.split(",").map((name) => [
          from,
          name
            .trim()
            .replace(/^type /, "")
            .split(" as ")[0],
        ]),
      );
      const loaded = [...text.matchAll(LOADED)].map(([, from = "", name = "*"]) => [from, name]);
      return [...named, ...loaded].map(([from = "", name = ""]) => `${bare(targetOf(file, from))}: ${name}`);
    }),
);

it("every name that is generated is read, or is there for code by hand", () => {
  const exported = projectFiles
    .filter((file) => GENERATED.test(file))
    .flatMap((file) =>
      [...readSource(file).matchAll(EXPORTED)].map(
        ([, name, otherwise = ""]) => [bare(file), name ?? otherwise] as const,
      ),
    );
  const unread = exported
    .filter(([file, name]) => !taken.has(`${file}: ${name}`) && !taken.has(`${file}: *`))
    .map(([file, name]) => `${file}: ${name}`);
  expect(exported.length).toBeGreaterThan(1500);
  expect(unread.filter((one) => !BY_HAND.test(one) && !LOADED_BY_BUILD.test(one))).toEqual([]);
});
