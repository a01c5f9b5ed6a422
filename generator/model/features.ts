// The features of a console: those of the framework, and its own, which are folders of its own `features/`.
import { factsOf, isFeature, ownFeature } from "../definition/features";
import { type Complain, complainAbout } from "../definition/Problem";
import { CONSOLE, sideOf } from "../layout";
import type { FeatureModel } from "./FeatureModel";

const sidesOf = (name: string, written: readonly string[]): FeatureModel["sides"] =>
  written.map(sideOf).flatMap((found) => (found?.name === name ? [found.side] : []));

/** What a feature of a console serves has the name of the feature. `rest`: what host.yaml says that the platform serves. */
export const resolveFeatures = (
  listed: readonly string[],
  written: readonly string[],
  rest: readonly string[] = [],
): readonly FeatureModel[] =>
  listed.flatMap((one): readonly FeatureModel[] => {
    if (isFeature(one)) {
      const { sides, serves, exported = one, madeFrom = null, under } = factsOf(one);
      const isServed = under === undefined || rest.includes(under);
      return isServed ? [{ name: one, exported, madeFrom, sides, isOwn: false, serves }] : [];
    }
    const name = ownFeature(one) ?? one;
    const sides = sidesOf(name, written);
    const serves = sides.includes("platform") ? [name] : [];
    return [{ name, exported: name, madeFrom: null, sides, isOwn: true, serves }];
  });

/** Complains of features of the console that are not there, or have the name of one of the framework. */
export const checkFeatures = (listed: readonly string[], written: readonly string[], report: Complain): void => {
  const complain = complainAbout(CONSOLE, report);
  for (const [at, one] of listed.entries()) {
    const name = ownFeature(one);
    if (name === null) continue;
    if (isFeature(name))
      complain(
        "P211",
        ["features", at],
        `\`${name}\` is a feature of the framework`,
        `Write \`${name}\`, or give your own feature another name.`,
      );
    else if (sidesOf(name, written).length === 0)
      complain(
        "P211",
        ["features", at],
        `there is no feature in features/${name}`,
        `Write features/${name}/console/index.ts, features/${name}/platform/index.ts, or both: docs/extending.md.`,
      );
  }
};
