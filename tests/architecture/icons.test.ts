// Every icon that definitions and screens name exists in the framework or in the console. Otherwise, a dot would be
// drawn.
import { describe, expect, it } from "vitest";
import { icons as clinic } from "../../examples/clinic/src/console/icons";
import { icons as product } from "../../src/console/icons";
import { iconPaths } from "../../src/framework/ui/icons/paths";
import { projectFiles, isSource, isTest, readSource } from "./sources";

const NAMED = /(?:\bicon(?:=|: )|<Icon name=)"([a-z_]+)"/g;
/** In this file, `icon` is the name of a field, not of an icon. */
const isHost = (file: string): boolean => file.endsWith("/hostInside.ts");
/** Public pages draw their few icons in style sheets. */
const isPublic = (file: string): boolean => file.startsWith("src/console/public/");
const namedIn = (folders: readonly string[]): ReadonlySet<string> =>
  new Set(
    projectFiles
      .filter(
        (file) =>
          isSource(file) &&
          !isTest(file) &&
          !isPublic(file) &&
          !isHost(file) &&
          folders.some((folder) => file.startsWith(`${folder}/`)),
      )
      .flatMap((file) => [...readSource(file).matchAll(NAMED)].map(([, name = ""]) => name)),
  );

const missing = (folders: readonly string[], drawn: object) =>
  [...namedIn(folders)].filter((name) => !Object.hasOwn(drawn, name));

describe("icons", () => {
  it("are all drawn in this product", () => {
    expect(namedIn(["src/generated", "src/console"]).size).toBeGreaterThan(40);
    expect(missing(["src/generated", "src/overrides", "src/console"], { ...iconPaths, ...product })).toEqual([]);
  });

  it("are all drawn in the office", () => {
    expect(namedIn(["examples/clinic/src"]).size).toBeGreaterThan(10);
    expect(missing(["examples/clinic/src"], { ...iconPaths, ...clinic })).toEqual([]);
  });

  it("of the framework need no console", () => {
    expect(missing(["src/framework", "features"], iconPaths)).toEqual([]);
  });

  it("stand once: what the framework draws no console draws again", () => {
    expect([...Object.keys(product), ...Object.keys(clinic)].filter((name) => Object.hasOwn(iconPaths, name))).toEqual(
      [],
    );
  });
});
