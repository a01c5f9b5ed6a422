// The folders and files of a console, as paths from its root. Other code takes them from here.
import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";

export const RESOURCES_FOLDER = "resources";
export const CONSOLE_FILE = `${RESOURCES_FOLDER}/console.yaml`;
export const ENUMS_FILE = `${RESOURCES_FOLDER}/enums.yaml`;
export const ERRORS_FILE = `${RESOURCES_FOLDER}/errors.yaml`;
/** Describes the console's platform. Without it, nobody can sign in. */
export const HOST_FILE = `${RESOURCES_FOLDER}/host.yaml`;
/** Phrases that correct the conversion to Taiwanese Chinese. Optional. */
export const WORDS_FILE = `${RESOURCES_FOLDER}/words.yaml`;
/** Texts for demo rows. Optional. */
export const SAMPLES_FILE = `${RESOURCES_FOLDER}/samples.yaml`;
/** The files of resources/ that have a JSON Schema for editors; `definition` means the files of resources. */
export const SCHEMA_NAMES = ["definition", "console", "host", "enums", "errors", "words", "samples"] as const;
export type SchemaName = (typeof SCHEMA_NAMES)[number];
export const schemaPath = (name: SchemaName): string => `${RESOURCES_FOLDER}/${name}.schema.json`;
export const EDITOR_SCHEMA_PATHS: readonly string[] = SCHEMA_NAMES.map(schemaPath);

export const SOURCE_FOLDER = "src";
export const GENERATED_FOLDER = `${SOURCE_FOLDER}/generated`;
export const OVERRIDES_FOLDER = `${SOURCE_FOLDER}/overrides`;
/** The end of the name of a file with parts of generated views. */
export const PARTS_SUFFIX = ".parts.tsx";
/** Hand-written screens. console.yaml has their paths from here. */
export const SCREENS_FOLDER = `${SOURCE_FOLDER}/console`;
export const ICONS_FILE = `${SCREENS_FOLDER}/icons.ts`;

/** The sides of a feature: for the platform, for the console, for parts of public pages, and for a public page. */
export const FEATURE_SIDES = ["platform", "console", "public", "page"] as const;

export type FeatureSide = (typeof FEATURE_SIDES)[number];

export const FEATURES_FOLDER = "features";

const SIDE = new RegExp(`^${FEATURES_FOLDER}/(\\w+)/(${FEATURE_SIDES.join("|")})/index\\.tsx?$`);

/** Feature and side of "features/rounds/console/index.ts": `rounds` and `console`. Null for other files. */
export const featureSideOf = (path: string): { readonly name: string; readonly side: FeatureSide } | null => {
  const [, name, found] = SIDE.exec(path) ?? [];
  const side = FEATURE_SIDES.find((one) => one === found);
  return name === undefined || side === undefined ? null : { name, side };
};

/** The file that says which calls the console's own platform has code for. Optional. */
export const BUSINESS_FILE = "platform/business/index.ts";

/** Generated code for the platform: handles of resources. */
export const HANDLES_FOLDER = "platform/generated";

/** Generated code for the browser and the platform: the values of enumerations by name. */
export const ENUM_VALUES_FOLDER = "shared/generated";

/** Folders that only the generator writes to. */
export const OUTPUT_FOLDERS = [GENERATED_FOLDER, HANDLES_FOLDER, ENUM_VALUES_FOLDER] as const;

const DEFINITION = new RegExp(`^${RESOURCES_FOLDER}/([^/]+)/([^/]+)\\.yaml$`);

/** Section and name of "resources/operate/cron.yaml". Null for other files of resources/. */
export const sectionAndNameOf = (path: string): { readonly section: string; readonly name: string } | null => {
  const [, section, name] = DEFINITION.exec(path) ?? [];
  return section === undefined || name === undefined ? null : { section, name };
};

/** The generated files of one resource. */
export const generatedFolder = ({ section, name }: { readonly section: string; readonly name: string }): string =>
  `${GENERATED_FOLDER}/${section}/${name}`;

/** The generated module of one resource's handle, without extension. */
export const handleModule = ({ section, name }: { readonly section: string; readonly name: string }): string =>
  `${HANDLES_FOLDER}/${section}/${name}`;

const withPackages = (folder: string): string | null => {
  if (existsSync(join(folder, "package.json"))) return folder;
  const above = dirname(folder);
  return above === folder ? null : withPackages(above);
};

/** The cache folder of the console at `root`, in node_modules, which may be in a folder above `root`. */
export const cacheFolderOf = (root: string): string => {
  const packages = withPackages(root) ?? root;
  const name = relative(packages, root).replaceAll(/[^\w]+/g, "-");
  return join(packages, "node_modules", ".cache", "pilothouse", name);
};
