// The commands that need the whole generator. cli.ts loads them if comparing hashes is not enough.
export { check } from "./output/check";
export { generate } from "./output/generate";
export { GeneratorBug } from "./printing";
export { watchDefinitions } from "./watch";
