// Writes a spreadsheet row by row in bounded memory: text as inline strings, numbers as numbers, a bold fixed header. Used for
// exports of any size; SheetBook writes those that fit into memory.
import type { Cell, ValueCell } from "./Cell";
import { DATE_FORMAT } from "./dateFormat";
import { textForCell, MAX_SHEET_ROWS, sheetName, WORKBOOK_TYPE } from "./sheetLimits";
import { ZipFile, type ZipEntry } from "./ZipFile";

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const xmlText = (text: string) => textForCell(text).replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** The address of a cell: `BC12` is column 54 of row 12. Readers other than Excel need it on every cell. */
const column = (at: number): string =>
  (at < 26 ? "" : column(Math.floor(at / 26) - 1)) + String.fromCharCode(65 + (at % 26));

/** Dates are formatted as dates, and money keeps its two decimals. */
const styleOf = ({ as, text }: ValueCell): string | null =>
  as === "date" ? ' s="4"' : /\.\d\d$/.test(text) ? ' s="2"' : null;

const cellXml = (cell: Cell, style: string, address: string): string => {
  if (typeof cell === "string") {
    if (cell === "") return "";
    return `<c r="${address}" t="inlineStr"${style}><is><t xml:space="preserve">${xmlText(cell)}</t></is></c>`;
  }
  if (cell.number === null) return cellXml(cell.text, style, address);
  if (cell.as === "error") return `<c r="${address}" t="e"${style}><v>${xmlText(cell.text)}</v></c>`;
  return `<c r="${address}"${styleOf(cell) ?? style}><v>${cell.number}</v></c>`;
};
const rowXml = (number: number, cells: readonly Cell[], columns: readonly string[], style = "") =>
  `<row r="${number}">${cells.map((cell, at) => cellXml(cell, style, `${columns[at] ?? column(at)}${number}`)).join("")}</row>`;

const styles = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="${DATE_FORMAT}"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="5"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="2" applyNumberFormat="1"/><xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="164" applyNumberFormat="1"/></cellXfs></styleSheet>`;

/** Style 3 is text: typed values stay unchanged, including leading zeros. */
const sheetStart = (columns: number, typed: boolean) =>
  `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${Math.max(1, columns)}" width="20" customWidth="1"${typed ? ' style="3"' : ""}/></cols><sheetData>`;

/** A column with a drop-down list: the values of a column of another sheet, from its second row on. */
export interface DropDownColumn {
  readonly column: number;
  readonly sheet: string;
  /** The column of that sheet, and the number of its values. */
  readonly from: number;
  readonly count: number;
}

/** The spreadsheet accepts other values, because a cell may have several. The import reports wrong ones. */
const offeredXml = ({ column: at, sheet, from, count }: DropDownColumn): string => {
  const [here, there] = [column(at), column(from)];
  const list = `'${sheetName(sheet, 1).replaceAll("'", "''")}'!$${there}$2:$${there}$${count + 1}`;
  return `<dataValidation type="list" allowBlank="1" showErrorMessage="0" sqref="${here}2:${here}${MAX_SHEET_ROWS}"><formula1>${xmlText(list)}</formula1></dataValidation>`;
};

export class Workbook {
  readonly #zip = new ZipFile();
  readonly #typed: boolean;
  readonly #names: string[] = [];
  #title: string;
  #header: readonly string[];
  #columns: readonly string[] = [];
  #offered: readonly DropDownColumn[] = [];
  #sheet: ZipEntry | null = null;
  #part = 0;
  #rows = 0;

  /** `typed`: people will fill it in by hand, so every column is text. */
  constructor(title: string, header: readonly string[], typed = false) {
    this.#title = title;
    this.#header = header;
    this.#columns = header.map((_, at) => column(at));
    this.#typed = typed;
  }

  /** Adds drop-down lists to the current sheet. */
  offer(offered: readonly DropDownColumn[]): void {
    this.#offered = offered;
  }

  /** Starts another sheet. */
  async turn(title: string, header: readonly string[]): Promise<void> {
    if (this.#sheet === null) await this.#nextSheet();
    await this.#closeSheet();
    this.#title = title;
    this.#header = header;
    this.#columns = header.map((_, at) => column(at));
    this.#offered = [];
    this.#part = 0;
  }

  async add(rows: readonly (readonly Cell[])[]): Promise<void> {
    for (let at = 0; at < rows.length;) {
      const sheet = this.#sheet !== null && this.#rows < MAX_SHEET_ROWS ? this.#sheet : await this.#nextSheet();
      const some = rows.slice(at, at + Math.min(500, MAX_SHEET_ROWS - this.#rows));
      await sheet.write(some.map((cells, step) => rowXml(this.#rows + step + 1, cells, this.#columns)).join(""));
      this.#rows += some.length;
      at += some.length;
    }
  }

  async #nextSheet(): Promise<ZipEntry> {
    await this.#closeSheet();
    this.#part += 1;
    this.#names.push(sheetName(this.#title, this.#part));
    const sheet = this.#zip.open(`xl/worksheets/sheet${this.#names.length}.xml`);
    await sheet.write(sheetStart(this.#header.length, this.#typed) + rowXml(1, this.#header, this.#columns, ' s="1"'));
    this.#rows = 1;
    this.#sheet = sheet;
    return sheet;
  }

  async #closeSheet(): Promise<void> {
    const lists = this.#offered.map(offeredXml);
    const offered = `<dataValidations count="${lists.length}">${lists.join("")}</dataValidations>`;
    await this.#sheet?.write(`</sheetData>${lists.length > 0 ? offered : ""}</worksheet>`);
    await this.#sheet?.close();
    this.#sheet = null;
  }

  async finish(): Promise<Blob> {
    if (this.#part === 0) await this.#nextSheet();
    await this.#closeSheet();
    const numbers = this.#names.map((_, at) => at + 1);
    const sheets = this.#names.map(
      (name, at) => `<sheet name="${xmlText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`,
    );
    const relations = numbers.map(
      (n) => `<Relationship Id="rId${n}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${n}.xml"/>`,
    );
    const kinds = numbers.map(
      (n) =>
        `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
    );
    await this.#put("xl/styles.xml", styles);
    await this.#put(
      "xl/workbook.xml",
      `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.join("")}</sheets></workbook>`,
    );
    await this.#put(
      "xl/_rels/workbook.xml.rels",
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${relations.join("")}<Relationship Id="rIdS" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    );
    await this.#put(
      "_rels/.rels",
      `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    );
    await this.#put(
      "[Content_Types].xml",
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>${kinds.join("")}</Types>`,
    );
    return this.#zip.finish(WORKBOOK_TYPE);
  }

  async #put(path: string, text: string): Promise<void> {
    const entry = this.#zip.open(path);
    await entry.write(text);
    await entry.close();
  }
}
