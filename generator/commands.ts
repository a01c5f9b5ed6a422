// The commands that need the whole generator. cli.ts loads them when comparing hashes was not enough.
export { check } from "./output/check";
export { generate } from "./output/generate";
export { GeneratorBug } from "./printing";
export { watchDefinitions } from "./watch";
