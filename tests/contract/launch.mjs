// Starts the platform like `npm start`, without installing and building. Its page consists of one word and the public key.
// `launch.mjs worker` starts a worker.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { bundle } from "../../generator/launch.mjs";
import { endOnSignal, exitWithMessage } from "../../platform/launching.mjs";

try {
  const { readStartSettings, start, work } = await import(pathToFileURL(await bundle("platform/main.ts")).href);
  const pages = ({ publicKey }) => {
    const config = JSON.stringify({ public_key: publicKey });
    return (_request, response) => response.end(`page<script type="application/json" id="config">${config}</script>`);
  };
  const root = resolve(import.meta.dirname, "../..");
  const isWorker = process.argv.includes("worker");
  const started = isWorker ? await work(root, readStartSettings()) : await start(root, readStartSettings(), pages);
  endOnSignal(started.close);
  console.log(started.message);
} catch (error) {
  exitWithMessage(error);
}
