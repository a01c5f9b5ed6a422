// Removes files that are not needed: when the platform starts, and then once an hour.
import { eachHour } from "../wire/eachHour";
import type { FileStore } from "./FileStore";
import { cleanScratch } from "./scratch";

/** Answers the function that ends the hourly removal. */
export const keepFiles = (files: FileStore, scratch: string): (() => Promise<void>) =>
  eachHour(0, async () => {
    await cleanScratch(scratch);
    await files.tidy();
  });
