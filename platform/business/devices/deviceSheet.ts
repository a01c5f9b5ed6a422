// Reads the rows of a file of devices. A worker thread, which can be stopped, unpacks the file once into lines of JSON.
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { createInterface } from "node:readline";
import type { GivenOf } from "pilothouse/handles";
import {
  HEADER_SEARCH_ROWS,
  type Mapping,
  matchColumns,
  type NamedField,
  visibleText,
} from "pilothouse/features/sheets/book";
import { readSheet, workbookLimits } from "pilothouse/features/sheets/platform/parts";
import { resources } from "../../generated/resources";
import {
  decodePart,
  type FileKey,
  invalidFailure,
  type Platform,
  scratchFile,
  uploadKey,
  withLocalCopy,
  WorkerTerminated,
} from "pilothouse/platform";

const ADDRESS = /^\/files\/([0-9a-f]{24})\/([^/]+)$/;

type DeviceFile = GivenOf<typeof resources.device_import>;
type DeviceField = keyof GivenOf<typeof resources.device>;

export interface ListedDevice {
  readonly uid: string;
  readonly mac: string;
  readonly cells: readonly string[];
}

export interface DeviceSheet {
  readonly header: readonly string[];
  readonly devices: AsyncGenerator<ListedDevice>;
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

/** The key of an uploaded file; null if the address is not an upload of this platform. */
export const findUploadedFile = async ({ files }: Pick<Platform, "files">, url: unknown): Promise<FileKey | null> => {
  const [, id, name] = ADDRESS.exec(typeof url === "string" ? url : "") ?? [];
  if (id === undefined || name === undefined) return null;
  // The platform creates names without separators and without a leading dot. Other names could lead out of the folder.
  const plain = decodePart(name);
  if (plain === null || /[/\\]|^\./.test(plain)) return null;
  const key = uploadKey(id, plain);
  return (await files.find(key)) === null ? null : key;
};

const refusedBy = (limit: unknown, max: unknown) =>
  typeof limit === "string"
    ? invalidFailure<DeviceFile>({ url: `invalid.workbook.${limit}` }, { url: { max } })
    : invalidFailure<DeviceFile>({ url: "invalid.xlsx" });

type Reading = Pick<Platform, "settings" | "model" | "files" | "scratch">;

/** Unpacks the file and answers the path of its rows. @throws Failure 406 if it is not an xlsx file or is too large */
const unpacked = async (platform: Reading, key: FileKey, signal?: AbortSignal): Promise<string> => {
  const limits = workbookLimits(platform.settings);
  const [, id = ""] = key.split("/");
  const rows = await scratchFile(platform.scratch, "sheets", `${id}.rows`);
  if (await isFile(rows)) return rows;
  const read = (file: string) => readSheet({ file, rows }, limits, signal);
  const answer = await withLocalCopy(platform, key, read).catch((error: unknown) => {
    if (error instanceof WorkerTerminated && error.why !== "stopped")
      throw refusedBy(error.why === "time" ? "time" : "inflated", error.why === "time" ? limits.time : limits.inflated);
    throw error;
  });
  if (answer === null) throw invalidFailure<DeviceFile>({ url: "invalid.xlsx" });
  if (typeof answer === "object" && "limit" in answer)
    throw refusedBy(answer.limit, "max" in answer ? answer.max : null);
  return rows;
};

const isCells = (value: unknown): value is readonly string[] => Array.isArray(value);

const cellsIn = async function* (rows: string): AsyncGenerator<readonly string[]> {
  const input = createReadStream(rows);
  try {
    for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      const [, cells]: readonly unknown[] = JSON.parse(line);
      if (isCells(cells)) yield cells;
    }
  } finally {
    input.destroy();
  }
};

const firstOf = async (rows: AsyncGenerator<readonly string[]>): Promise<readonly (readonly string[])[]> => {
  const first: (readonly string[])[] = [];
  for await (const cells of rows) if (first.push(cells) >= HEADER_SEARCH_ROWS) break;
  return first;
};

const UID = "uid" satisfies DeviceField;
const READ = [UID, "mac"] as const satisfies readonly DeviceField[];

/** The fields of a row in the file. Their headers are the labels that the console shows. */
const fieldsOf = ({ model }: Pick<Platform, "model">): readonly NamedField[] => {
  const device = model.resources.find(({ name }) => name === resources.device.table);
  return READ.map((name) => {
    const field = device?.fields.find((one) => one.name === name);
    return { name, headers: [...Object.values(field?.label ?? {}), ...(field?.also ?? [])] };
  });
};

const devicesIn = async function* (
  rows: AsyncGenerator<readonly string[]>,
  mapping: Mapping,
): AsyncGenerator<ListedDevice> {
  const at = (name: (typeof READ)[number]) => Number(Object.keys(mapping).find((one) => mapping[Number(one)] === name));
  const [uid, mac] = [at("uid"), at("mac")];
  for await (const cells of rows) yield { uid: cells[uid] ?? "", mac: visibleText(cells[mac] ?? ""), cells };
};

/** @throws Failure 406 if the file is not an xlsx file, is too large, or has no column UID within its first rows */
export const openDeviceSheet = async (platform: Reading, file: FileKey, signal?: AbortSignal): Promise<DeviceSheet> => {
  const path = await unpacked(platform, file, signal);
  const head = await firstOf(cellsIn(path));
  const { at, mapping } = matchColumns(head, fieldsOf(platform));
  if (Object.values(mapping).includes(UID)) {
    const rows = cellsIn(path);
    for (let skipped = 0; skipped <= at; skipped += 1) await rows.next();
    return { header: head[at] ?? [], devices: devicesIn(rows, mapping) };
  }
  throw invalidFailure<DeviceFile>({ url: "invalid.deviceFile" });
};
