// Removes files that are not needed: when the platform starts, and then once an hour.
import { repeatHourly } from "../wire/repeatHourly";
import type { FileStore } from "./FileStore";
import { cleanScratch } from "./scratch";

/** Answers the function that ends the hourly removal. */
export const keepFiles = (files: FileStore, scratch: string): (() => Promise<void>) =>
  repeatHourly(0, async () => {
    await cleanScratch(scratch);
    await files.tidy();
  });
