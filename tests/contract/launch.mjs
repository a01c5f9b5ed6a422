// Starts the platform like `npm start`, without installing and building. Its page consists of one word.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { bundle } from "../../generator/launch.mjs";
import { endWith, explain } from "../../platform/launching.mjs";

try {
  const { readStartSettings, start } = await import(pathToFileURL(await bundle("platform/main.ts")).href);
  const page = (_request, response) => response.end("page");
  const started = await start(resolve(import.meta.dirname, "../.."), readStartSettings(), () => page);
  endWith(started.close);
  console.log(started.message);
} catch (error) {
  explain(error);
}
