// The thread that prints. It loads ts-morph while the main thread reads definitions. Then both work at the same time.
import { parentPort } from "node:worker_threads";
import { loadPrinter } from "../printing";
import type { PrintAnswer, PrintRequest } from "./PrintThread";

const printer = loadPrinter();

const answer = async ({ id, files }: PrintRequest): Promise<PrintAnswer> => {
  try {
    const print = await printer;
    return { id, texts: await print(files) };
  } catch (error) {
    return { id, failure: error };
  }
};

/** Requests are handled one after the other, so that memory holds the syntax trees of only one request. */
let queue: Promise<void> = Promise.resolve();
parentPort?.on("message", (request: PrintRequest) => {
  queue = queue.then(async () => parentPort?.postMessage(await answer(request)));
});
