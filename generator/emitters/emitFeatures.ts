import { CONSOLE_FILE, FEATURES_FOLDER, GENERATED_FOLDER, HANDLES_FOLDER, type FeatureSide } from "../layout";
import type { FeatureModel } from "../model/FeatureModel";
import { array, asConst, call, constant, imported, lazyImport, literal, object } from "../printing";
import type { Code, Entry, GeneratedFile } from "../printing";
import type { Catalog } from "./Catalog";
import { emitExporters } from "./emitExporters";
import { emitImporters } from "./emitImporters";
import { emitResources } from "./emitResources";

const sideOf = ({ name, exported, isOwn, madeFrom }: FeatureModel, side: FeatureSide): Code => {
  const value = imported(exported, `${isOwn ? "../.." : "pilothouse"}/${FEATURES_FOLDER}/${name}/${side}`);
  return side !== "console" || madeFrom === null ? value : call(value, [lazyImport(`./${madeFrom}`)]);
};

const listOf = (
  features: readonly FeatureModel[],
  side: FeatureSide,
  folder: string,
  name = "features",
): GeneratedFile => {
  const own = features.filter(({ sides }) => sides.includes(side));
  return {
    path: `${folder}/${name}.ts`,
    source: CONSOLE_FILE,
    statements: [constant(name, asConst(array(own.map((one) => sideOf(one, side)))))],
  };
};

/** The public pages of features, each at `/<name>`. */
const pagesOf = (features: readonly FeatureModel[]): GeneratedFile => {
  const rows = features.flatMap(({ name, isOwn, sides }): readonly Entry[] =>
    sides.includes("page")
      ? [
          [
            `/${name}`,
            object([
              ["load", lazyImport(`${isOwn ? "../.." : "pilothouse"}/${FEATURES_FOLDER}/${name}/page`)],
              ["part", literal(name)],
              ["first", literal("plain")],
            ]),
          ],
        ]
      : [],
  );
  return {
    path: `${GENERATED_FOLDER}/publicPages.ts`,
    source: CONSOLE_FILE,
    statements: [constant("publicPagesOfFeatures", asConst(object(rows)))],
  };
};

/** The tables for features, by the name of the file, which is also the name of its value. */
const TABLES = { exporters: emitExporters, importers: emitImporters, resources: emitResources } satisfies Readonly<
  Record<NonNullable<FeatureModel["madeFrom"]>, (catalog: Catalog) => Code>
>;

const tableOf = ({ madeFrom }: FeatureModel, catalog: Catalog): readonly GeneratedFile[] => {
  if (madeFrom === null) return [];
  const statements = [constant(madeFrom, asConst(TABLES[madeFrom](catalog)))];
  return [{ path: `${GENERATED_FOLDER}/${madeFrom}.ts`, source: CONSOLE_FILE, statements }];
};

/** The features of the console, by side, and the tables for them. */
export const emitFeatures = (catalog: Catalog): readonly GeneratedFile[] => [
  listOf(catalog.model.features, "platform", HANDLES_FOLDER),
  listOf(catalog.model.features, "console", GENERATED_FOLDER),
  listOf(catalog.model.features, "public", GENERATED_FOLDER, "publicFeatures"),
  pagesOf(catalog.model.features),
  ...catalog.model.features.flatMap((feature) => tableOf(feature, catalog)),
];
