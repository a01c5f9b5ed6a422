// Writes a file with the rows that an import refused: their cells as in the imported file, and the reason in the last
// column. Cells that could not be read stay marked. The rows are collected on the disk, and a worker thread writes the
// file.
import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Language } from "../../../generator";
import { originalCell, visibleText } from "../book/cellText";
import { scratchFile } from "../../../platform/framework/fileStore/scratch";
import type { Platform } from "../../../platform/framework/Platform";
import { wordsInAllLanguages } from "../../../platform/framework/wire/platformWords";
import { writeSheet } from "./writeSheet";
import { newAccountFile } from "../../../platform/framework/fileStore/accountFile";

const REASON = wordsInAllLanguages("refused.reason");
const ERRORS = wordsInAllLanguages("refused.errors");

export interface RefusedRow {
  readonly cells: readonly string[];
  readonly reason: string;
}

export interface RefusedFile {
  readonly language: Language;
  /** The key of the account that imported the file. No other account gets the rows. */
  readonly account: unknown;
  /** The name of the imported file. */
  readonly name: string;
  readonly header: readonly string[];
  readonly signal: AbortSignal;
}

const linesOf = async function* (width: number, refused: AsyncIterable<RefusedRow>): AsyncGenerator<string> {
  for await (const { cells, reason } of refused) {
    const row = Array.from({ length: width }, (_, at) => originalCell(cells[at] ?? ""));
    yield `${JSON.stringify([...row, reason])}\n`;
  }
};

/** Writes the file into the scratch folder, calls `use`, and removes the file. */
export const withRefusedFile = async <Result>(
  { scratch }: Pick<Platform, "scratch">,
  { language, header, signal }: Omit<RefusedFile, "name" | "account">,
  refused: AsyncIterable<RefusedRow>,
  use: (path: string) => Promise<Result>,
): Promise<Result> => {
  const rows = await scratchFile(scratch, "refused", `${randomBytes(12).toString("hex")}.rows`);
  const file = `${rows}.xlsx`;
  try {
    await pipeline(Readable.from(linesOf(header.length, refused)), createWriteStream(rows));
    const sheet = { title: ERRORS[language], header: [...header.map(visibleText), REASON[language]], typed: true };
    await writeSheet({ rows, file, format: "xlsx", ...sheet }, signal);
    return await use(file);
  } finally {
    for (const path of [rows, file]) await rm(path, { force: true });
  }
};

export const refusedFileName = (name: string, language: Language): string =>
  `${name.replace(/\.xlsx$/i, "")}-${ERRORS[language]}.xlsx`;

/** Answers the address of the file. */
export const writeRefused = async (
  platform: Platform,
  { name, account, ...of }: RefusedFile,
  refused: AsyncIterable<RefusedRow>,
): Promise<string> => {
  const file = newAccountFile(account, refusedFileName(name, of.language));
  await withRefusedFile(platform, of, refused, (path) => platform.files.take(file.key, path));
  return file.url;
};
