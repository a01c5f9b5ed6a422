// Removes files that nobody needs: at the start of the platform, and then once an hour.
import { eachHour } from "../wire/eachHour";
import type { FileStore } from "./FileStore";
import { cleanScratch } from "./scratch";

/** Answers the function that ends it. */
export const keepFiles = (files: FileStore, scratch: string): (() => Promise<void>) =>
  eachHour(0, async () => {
    await cleanScratch(scratch);
    await files.tidy();
  });
