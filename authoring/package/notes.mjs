// node authoring/package/notes.mjs v0.2.0: prints the release notes of a tagged version, which CHANGELOG.md contains.
// Fails if the tag is not the version of the package, or if the changelog does not have it yet.
import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const read = (name) => readFileSync(join(root, name), "utf8");
const [tag = ""] = process.argv.slice(2);
const { version } = JSON.parse(read("package.json"));
const release = read("CHANGELOG.md")
  .split(/^(?=## )/m)
  .find((one) => one.startsWith(`## [${version}] - `));

const refuse = (message) => {
  console.error(message);
  process.exitCode = 1;
};

if (tag !== `v${version}`) refuse(`The tag is ${tag}, but package.json has the version ${version}.`);
else if (release === undefined) refuse(`CHANGELOG.md has no heading “## [${version}] - ” with the day of the release.`);
else process.stdout.write(release.slice(release.indexOf("\n")).trimStart());
