// The hand-written and generated sources of the project, as the architecture tests read them.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";

export const root = join(import.meta.dirname, "..", "..");

/** Paths from the root of all files on disk that git tracks or would track. */
export const projectFiles = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => file !== "" && existsSync(join(root, file)));

export const readSource = (file: string): string => readFileSync(join(root, file), "utf8");

export const isGenerated = (file: string): boolean => /^(src|platform|shared)\/generated\//.test(file);
export const isTest = (file: string): boolean =>
  /\.test\.tsx?$/.test(file) || /^(?:(?:examples\/\w+\/)?features\/\w+\/)?tests\//.test(file);
export const isSource = (file: string): boolean =>
  /\.(ts|tsx|mjs)$/.test(file) && !/\/(?:expected|template)\//.test(file);
/** Whether the file runs on the platform, as part of a feature or not. */
export const isOnPlatform = (file: string): boolean => /^(?:platform|features\/\w+\/platform)\//.test(file);
/** Whether the file runs in browsers, as part of a feature or not. */
export const isInBrowser = (file: string): boolean => /^(?:src|features\/\w+\/(?:console|public))\//.test(file);
/** Whether a path is the folder, or is inside it. */
export const isIn = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s[^"';]*?from\s*["']([^"']+)["']|import\(\s*["']([^"']+)["']\s*\)|^import\s*["']([^"']+)["']/gm;

/** Importing a folder means importing its index. */
const target = (folder: string, specifier: string): string => {
  const path = relative(root, normalize(join(root, folder, specifier))).replaceAll("\\", "/");
  return existsSync(join(root, path, "index.ts")) ? `${path}/index` : path;
};

/** Expands a public name with a star into one name for each feature index that matches. */
const spread = (name: string, pattern: string): readonly (readonly [string, string])[] => {
  const [before = "", after = ""] = pattern.split("*");
  const known = projectFiles.filter((file) => /^features\/\w+\/(?:\w+\/)+index\.ts$/.test(file));
  return known.map((file) => [name.replace("*", file.slice(before.length, -after.length)), file]);
};

/** The public names of the project, such as "pilothouse/list", with their files. */
export const filesOfPublicName = new Map(
  Object.entries<unknown>(JSON.parse(readSource("package.json")).exports).flatMap(([name, found]) => {
    const file = typeof found === "object" && found !== null && "default" in found ? String(found.default) : "";
    if (file === "") return [];
    const own = name.replace(".", "pilothouse");
    return file.includes("*") ? spread(own, file.slice(2)) : [[own, file.slice(2)] as const];
  }),
);

/** The specifiers of all imports of a file. */
export const specifiersOf = (file: string): readonly string[] =>
  [...readSource(file).matchAll(IMPORT)].map((match) => match[1] ?? match[2] ?? match[3] ?? "");

/** The specifiers of static imports only. */
export const staticSpecifiersOf = (file: string): readonly string[] =>
  [...readSource(file).matchAll(IMPORT)].flatMap((match) => match[1] ?? match[3] ?? []);

/** The target of a specifier: the name of a package, or the path of our file from the root without extension. */
export const targetOf = (file: string, specifier: string): string =>
  specifier.startsWith(".")
    ? target(dirname(file), specifier)
    : (filesOfPublicName.get(specifier)?.replace(/\.tsx?$/, "") ?? specifier);

export const importsOf = (file: string): readonly string[] =>
  specifiersOf(file).map((specifier) => targetOf(file, specifier));
