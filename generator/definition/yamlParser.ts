// The whole YAML parser takes longer to load than all definitions take to read, and most are plain enough for quickYaml:
// it is loaded only for a text that is not, or is wrong.
import { createRequire } from "node:module";

const load = createRequire(import.meta.url);

export const yamlParser = (): typeof import("yaml") => load("yaml");
