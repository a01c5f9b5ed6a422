// The features of a console: those of the framework, and its own in its folder `features/`.
import { featureFactsOf, isFeature, ownFeatureName } from "../definition/features";
import { type Report, complainAbout } from "../definition/Problem";
import type { ProblemCode } from "../definition/problemCodes";
import type { Definitions } from "../definition/readDefinitions";
import { CONSOLE_FILE, featureSideOf } from "../layout";
import type { FeatureModel } from "./FeatureModel";

const sidesOf = (name: string, written: readonly string[]): FeatureModel["sides"] =>
  written.map(featureSideOf).flatMap((found) => (found?.name === name ? [found.side] : []));

/** Whether host.yaml has what the feature needs. */
const isServed = (one: string, host: Definitions["host"]): boolean => {
  const under = isFeature(one) ? featureFactsOf(one).under : undefined;
  return under === undefined || host?.rest?.includes(under) === true;
};

/** The feature that this one needs and that is not in `features`; null if none is missing. */
const lackedBy = (one: string, features: readonly string[]): string | null => {
  const needed = isFeature(one) ? featureFactsOf(one).needsFeature : undefined;
  return needed === undefined || features.includes(needed) ? null : needed;
};

/** A console's own feature serves its name under /rest. */
export const resolveFeatures = (
  { console, host }: Pick<Definitions, "console" | "host">,
  written: readonly string[],
): readonly FeatureModel[] => {
  const served = console.features.filter((one) => isServed(one, host));
  return served.flatMap((one): readonly FeatureModel[] => {
    if (lackedBy(one, served) !== null) return [];
    if (isFeature(one)) {
      const { sides, exported = one, madeFrom = null, servesWith, ...facts } = featureFactsOf(one);
      const serves = servesWith === undefined || console.identity[servesWith] !== undefined ? facts.serves : [];
      return [{ name: one, exported, madeFrom, sides, isOwn: false, serves }];
    }
    const name = ownFeatureName(one) ?? one;
    const sides = sidesOf(name, written);
    const serves = sides.includes("platform") ? [name] : [];
    return [{ name, exported: name, madeFrom: null, sides, isOwn: true, serves }];
  });
};

/** Reports features that do not exist, lack something they need, or have the name of a framework feature. */
export const checkFeatures = ({ console, host }: Definitions, written: readonly string[], report: Report): void => {
  const complain = complainAbout(CONSOLE_FILE, report);
  for (const [at, one] of console.features.entries()) {
    const report = (code: ProblemCode, message: string, fix: string) => complain(code, ["features", at], message, fix);
    const facts = isFeature(one) && console.listsFeatures ? featureFactsOf(one) : null;
    if (facts !== null && !isServed(one, host))
      report(
        "P104",
        `the feature ${one} needs \`${facts.under}\` in \`rest\` of host.yaml`,
        `Add it there, or leave ${one} out.`,
      );
    const lacked = facts === null ? null : lackedBy(one, console.features);
    if (lacked !== null)
      report("P104", `the feature ${one} needs the feature ${lacked}`, `Add ${lacked}, or leave ${one} out.`);
    const name = ownFeatureName(one);
    if (isFeature(name))
      report("P211", `\`${name}\` is a feature of the framework`, `Write \`${name}\`, or give yours another name.`);
    else if (name !== null && sidesOf(name, written).length === 0)
      report(
        "P211",
        `there is no feature in features/${name}`,
        `Write features/${name}/console/index.ts, features/${name}/platform/index.ts, or both: docs/extending.md.`,
      );
  }
};
