// The core: code that every console needs. It uses no feature, and its number of lines may only fall (ADR 96).
import { describe, expect, it } from "vitest";
import { projectFiles, importsOf, isGenerated, isIn, isSource, isTest, readSource } from "./sources";
import { ALL_FEATURES, featureFactsOf, FEATURES, isFeature } from "../../generator/definition/features";
import { FEATURE_SIDES } from "../../generator/layout";

const FLOORS = ["generator", "platform/framework", "shared", "src/framework"];
/** Lower this number when lines were removed. Never raise it. */
const MOST_LINES = 62_343;

/** Generated code that is there only if a console lists a feature. */
const OF_FEATURES = /\/(?:features\.ts|publicFeatures\.ts|publicPages\.ts|\w+Dashboard\.tsx)$/;

const core = projectFiles.filter(
  (file) =>
    (isSource(file) || file.endsWith(".css")) &&
    !isTest(file) &&
    !isGenerated(file) &&
    FLOORS.some((floor) => isIn(file, floor)),
);
const ofFeatures = projectFiles.filter((file) => isSource(file) && !isTest(file) && isIn(file, "features"));
const featureOf = (path: string): string | undefined => /^features\/(\w+)/.exec(path)?.[1];

const lines = (file: string): number =>
  readSource(file)
    .split("\n")
    .filter((line) => line.trim() !== "").length;

describe("the core", () => {
  it("imports no feature", () => {
    const wrong = [...core, ...projectFiles.filter(isGenerated).filter((file) => !OF_FEATURES.test(file))].filter(
      (file) => importsOf(file).some((path) => isIn(path, "features")),
    );
    expect(core.length).toBeGreaterThan(1000);
    expect(wrong).toEqual([]);
  });

  it("only gets smaller", () => {
    expect(core.reduce((sum, file) => sum + lines(file), 0)).toBeLessThanOrEqual(MOST_LINES);
  });
});

describe("a feature", () => {
  it("is a folder of features/ with a README, and has the sides that the generator knows", () => {
    const folders = [...new Set(projectFiles.flatMap((file) => featureOf(file) ?? []))];
    expect(folders.toSorted()).toEqual([...ALL_FEATURES].toSorted());
    for (const name of ALL_FEATURES) {
      const sides = FEATURE_SIDES.filter((side) => projectFiles.includes(`features/${name}/${side}/index.ts`));
      expect([name, sides]).toEqual([name, FEATURES[name].sides]);
      expect(projectFiles).toContain(`features/${name}/README.md`);
    }
  });

  it("imports no other feature than the one that it needs", () => {
    const wrong = ofFeatures.filter((file) => {
      const own = featureOf(file);
      const needed = isFeature(own) ? featureFactsOf(own).needsFeature : undefined;
      return importsOf(file).some((path) => ![own, needed].includes(featureOf(path) ?? own));
    });
    expect(ofFeatures.length).toBeGreaterThan(3);
    expect(wrong).toEqual([]);
  });
});
