// The rows of a file that were not taken, as they stood in it, each with its reason in the last column.
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Language, LANGUAGES } from "../../../generator";
import { Workbook } from "pilothouse/sheet";
import { visibleText } from "../../../src/framework/sheet/cellText";
import { newAddress } from "../calls/upload";
import type { Failure } from "../wire/Failure";
import type { Platform } from "../Platform";
import { messageOf } from "../wire/words";

const REASON = { en: "Reason", "zh-CN": "原因", "zh-TW": "原因" } satisfies Record<Language, string>;
const ERRORS = { en: "errors", "zh-CN": "错误行", "zh-TW": "錯誤列" } satisfies Record<Language, string>;

interface Refused {
  readonly cells: readonly string[];
  readonly fault: Failure;
}

/** Answers the address the file lies at. */
export const writeRefused = async (
  { filesDir, model }: Platform,
  asked: string,
  name: string,
  header: readonly string[],
  refused: AsyncGenerator<Refused>,
): Promise<string> => {
  const language = LANGUAGES.find((one) => one === asked) ?? "en";
  const book = new Workbook(ERRORS[language], [...header.map(visibleText), REASON[language]], true);
  for await (const { cells, fault } of refused) {
    const row = Array.from({ length: header.length }, (_, at) => visibleText(cells[at] ?? ""));
    await book.add([[...row, messageOf(model, language, fault)]]);
  }
  const address = newAddress(`${name}-${ERRORS[language]}.xlsx`);
  await mkdir(join(filesDir, address.id), { recursive: true });
  const blob = await book.finish();
  await pipeline(Readable.from(blob.stream()), createWriteStream(join(filesDir, address.id, address.name)));
  return address.url;
};
