import { describe, expect, it } from "vitest";
import { NotAZipFile } from "./NotAZipFile";
import { Workbook } from "./Workbook";
import { entriesOf } from "./zipEntries";

const workbook = async () => {
  const out = new Workbook("T", ["uid"]);
  await out.add([["1"]]);
  return new Uint8Array(await (await out.finish()).arrayBuffer());
};
const changed = async (change: (view: DataView) => void) => {
  const bytes = await workbook();
  change(new DataView(bytes.buffer));
  return new Blob([bytes]);
};
const CENTRAL = 0x02014b50;
const directory = (view: DataView): number => {
  for (let at = 0; at < view.byteLength - 4; at += 1) if (view.getUint32(at, true) === CENTRAL) return at;
  throw new Error("no directory");
};

describe("the entries of a zip file", () => {
  it("are all that it has, or an error if there are more than allowed", async () => {
    const file = new Blob([await workbook()]);
    const entries = await entriesOf(file, 100);
    expect(entries?.length).toBeGreaterThan(3);
    expect(entries?.every(({ from, packed }) => from > 0 && from + packed <= file.size)).toBe(true);
    expect(await entriesOf(file, entries?.length ?? 0)).toHaveLength(entries?.length ?? 0);
    expect(await entriesOf(file, (entries?.length ?? 0) - 1)).toBeNull();
  });

  const contradictions: [string, (view: DataView) => void][] = [
    ["another sign before an entry", (view) => view.setUint32(0, 0x04034b51, true)],
    ["another way of packing before an entry", (view) => view.setUint16(8, 3, true)],
    ["another way of packing in the directory", (view) => view.setUint16(directory(view) + 10, 3, true)],
    ["an entry behind the end", (view) => view.setUint32(directory(view) + 42, view.byteLength, true)],
    ["more bytes than the file has", (view) => view.setUint32(directory(view) + 20, view.byteLength, true)],
    ["no end", (view) => view.setUint32(view.byteLength - 22, 0, true)],
  ];
  it.each(contradictions)("are refused with %s", async (_, change) => {
    await expect(entriesOf(await changed(change), 100)).rejects.toThrow(NotAZipFile);
  });

  it("are empty in a file that is too short", async () => {
    await expect(entriesOf(new Blob(["PK"]), 100)).rejects.toThrow(NotAZipFile);
  });
});
