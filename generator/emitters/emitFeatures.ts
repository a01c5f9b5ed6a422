import { CONSOLE, FEATURES, GENERATED, HANDLES } from "../layout";
import type { FeatureModel } from "../model/FeatureModel";
import { array, asConst, constant, type GeneratedFile, imported } from "../printing";
import type { Catalog } from "./Catalog";

const listOf = (features: readonly FeatureModel[], folder: string, side: "platform" | "console"): GeneratedFile => {
  const own = features.filter(({ sides }) => sides.includes(side));
  const parts = own.map(({ name, exported, isOwn }) =>
    imported(exported, `${isOwn ? "../.." : "pilothouse"}/${FEATURES}/${name}/${side}`),
  );
  return {
    path: `${folder}/features.ts`,
    source: CONSOLE,
    statements: [constant("features", asConst(array(parts)))],
  };
};

/** The features of the console: for its platform, and for people who are signed in. */
export const emitFeatures = ({ model: { features } }: Catalog): readonly GeneratedFile[] => [
  listOf(features, HANDLES, "platform"),
  listOf(features, GENERATED, "console"),
];
