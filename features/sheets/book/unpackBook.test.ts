import { describe, expect, it } from "vitest";
import { CFB, utils, write } from "xlsx";
import { readSheet } from "./readSheet";
import { unpackBook } from "./unpackBook";

const NOTE = "到货 é 😀 & <a>";

/** A workbook as `xlsx` writes it. */
const written = (): Uint8Array<ArrayBuffer> =>
  new Uint8Array(write(utils.book_new(utils.aoa_to_sheet([["UID"], [NOTE]]), "车间"), { type: "array" }));

describe("unpacking a workbook", () => {
  it("makes one letter of each byte, so that a text of any language takes one byte per byte", async () => {
    const { files } = await unpackBook(new Blob([written()]));
    const sheet = files["xl/worksheets/sheet1.xml"]?.data ?? "";
    expect([...sheet].every((letter) => letter.charCodeAt(0) < 256)).toBe(true);
    const bytes = Uint8Array.from(sheet, (letter) => letter.charCodeAt(0));
    expect(new TextDecoder().decode(bytes)).toContain("到货 é 😀 &amp; &lt;a&gt;");
  });

  it("shortens a number format of 60,000 signs, over which readers would take seconds, and keeps those that people have", async () => {
    const usual = '#,##0.00"（元）";[Red]-#,##0.00"（元）"';
    const { files } = await unpackBook(new Blob([written()]));
    const styles = Object.keys(files).find((path) => path.endsWith("styles.xml")) ?? "";
    const zip = CFB.utils.cfb_new();
    const formats = [usual.replaceAll('"', "&quot;"), "&lt;".repeat(60_000)];
    for (const [path, { data }] of Object.entries(files)) {
      const own = formats.map((code, at) => `<numFmt numFmtId="${170 + at}" formatCode="${code}"/>`).join("");
      const text =
        path === styles ? data.replace(/<styleSheet[^>]*>/, (tag) => `${tag}<numFmts>${own}</numFmts>`) : data;
      CFB.utils.cfb_add(zip, `/${path}`, Buffer.from(text, "latin1"));
    }
    const file: Buffer<ArrayBuffer> = CFB.write(zip, { fileType: "zip", type: "buffer", compression: true });
    const unpacked = (await unpackBook(new Blob([file]))).files[styles]?.data ?? "";
    expect(unpacked).toContain("#,##0.00&quot;");
    expect(unpacked).toContain('numFmtId="171" formatCode="General"');
    expect(unpacked.length).toBeLessThan(60_000);
  });

  it("reads files in UTF-16, which the format allows", async () => {
    const { files } = await unpackBook(new Blob([written()]));
    const zip = CFB.utils.cfb_new();
    for (const [path, { data }] of Object.entries(files)) {
      const text = new TextDecoder().decode(Uint8Array.from(data, (letter) => letter.charCodeAt(0)));
      CFB.utils.cfb_add(zip, `/${path}`, Buffer.from(`\ufeff${text}`, "utf16le"));
    }
    const file: Buffer<ArrayBuffer> = CFB.write(zip, { fileType: "zip", type: "buffer", compression: true });
    const rows: string[] = [];
    for await (const { cells } of readSheet(new Blob([file]))) rows.push(...cells);
    expect(rows).toEqual(["UID", NOTE]);
  });
});
