// Writes a file of the rows that an import refused: their cells as in the imported file, also where something was lost
// in it, and the reason in the last column. The rows are collected on the disk, and a worker thread makes the file.
import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Language } from "../../../generator";
import { cellAsRead, visibleText } from "../../../src/framework/sheet/cellText";
import type { Platform } from "../Platform";
import { writeSheet } from "../workers/writeSheet";
import { newOwnFile } from "./ownFiles";

const REASON = { en: "Reason", "zh-CN": "原因", "zh-TW": "原因" } satisfies Record<Language, string>;
const ERRORS = { en: "errors", "zh-CN": "错误行", "zh-TW": "錯誤列" } satisfies Record<Language, string>;

export interface Refused {
  readonly cells: readonly string[];
  readonly reason: string;
}

export interface RefusedFile {
  readonly language: Language;
  /** The key of the account that imported the file: nobody else gets the rows. */
  readonly account: unknown;
  /** The name of the imported file. */
  readonly name: string;
  readonly header: readonly string[];
  readonly signal: AbortSignal;
}

const linesOf = async function* (width: number, refused: AsyncIterable<Refused>): AsyncGenerator<string> {
  for await (const { cells, reason } of refused) {
    const row = Array.from({ length: width }, (_, at) => cellAsRead(cells[at] ?? ""));
    yield `${JSON.stringify([...row, reason])}\n`;
  }
};

/** Writes the file to this path. */
export const writeRefusedTo = async (
  { tasksDir }: Pick<Platform, "tasksDir">,
  file: string,
  { language, header, signal }: Omit<RefusedFile, "name" | "account">,
  refused: AsyncIterable<Refused>,
): Promise<void> => {
  const rows = join(tasksDir, `${randomBytes(12).toString("hex")}.rows`);
  await mkdir(tasksDir, { recursive: true });
  try {
    await pipeline(Readable.from(linesOf(header.length, refused)), createWriteStream(rows));
    const sheet = { title: ERRORS[language], header: [...header.map(visibleText), REASON[language]], typed: true };
    await writeSheet({ rows, file, format: "xlsx", ...sheet }, signal);
  } finally {
    await rm(rows, { force: true });
  }
};

export const refusedName = (name: string, language: Language): string =>
  `${name.replace(/\.xlsx$/i, "")}-${ERRORS[language]}.xlsx`;

/** Answers the address of the file. */
export const writeRefused = async (
  platform: Platform,
  { name, account, ...of }: RefusedFile,
  refused: AsyncIterable<Refused>,
): Promise<string> => {
  const file = newOwnFile(platform, account, refusedName(name, of.language));
  await writeRefusedTo(platform, file.path, of, refused);
  return file.url;
};
