// Makes small files that expand to a large size, for tests and measurements.
import { ZipFile } from "../../features/sheets/book/ZipFile";

/** A text at the beginning, then another text, repeated up to a number of bytes. */
type Repeated = readonly [begin: string, again: string, bytes: number];

export interface Hostile {
  readonly sheet?: Repeated;
  readonly strings?: Repeated;
  readonly entries?: number;
  /** The declared unpacked size of each entry, if it differs from the real one. */
  readonly said?: number;
}

const CHUNK = 1024 * 1024;

const put = async (zip: ZipFile, path: string, [begin, again, bytes]: Repeated): Promise<void> => {
  const entry = zip.open(path);
  await entry.write(begin);
  const part = again.repeat(Math.max(1, Math.floor(Math.min(bytes, CHUNK) / again.length)));
  for (let written = 0; written < bytes; written += part.length) await entry.write(part);
  await entry.close();
};

const RELATIONS =
  '<Relationships><Relationship Id="r1" Type="x/worksheet" Target="s.xml"/><Relationship Id="r2" Type="x/sharedStrings" Target="t.xml"/></Relationships>';

const lied = async (file: Blob, said: number): Promise<Blob> => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const view = new DataView(bytes.buffer);
  for (let at = 0; at + 46 < bytes.length; at += 1) {
    const sign = view.getUint32(at, true);
    if (sign === 0x04034b50) view.setUint32(at + 22, said, true);
    if (sign === 0x02014b50) view.setUint32(at + 24, said, true);
  }
  return new Blob([bytes]);
};

export const hostileBook = async ({ sheet, strings, entries = 0, said }: Hostile): Promise<Blob> => {
  const zip = new ZipFile();
  await put(zip, "xl/workbook.xml", ['<workbook><sheets><sheet name="a" r:id="r1"/></sheets></workbook>', "", 0]);
  await put(zip, "xl/_rels/workbook.xml.rels", [RELATIONS, "", 0]);
  if (sheet) await put(zip, "xl/s.xml", sheet);
  if (strings) await put(zip, "xl/t.xml", strings);
  for (let at = 0; at < entries; at += 1) await put(zip, `xl/media/${at}.xml`, ["<a/>", "", 0]);
  const file = zip.finish("application/octet-stream");
  return said === undefined ? file : lied(file, said);
};
