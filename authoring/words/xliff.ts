// XLIFF 1.2, the format of files for translators (OASIS). Only texts: what a tool writes around a part of a text is refused.

export interface XliffUnit {
  /** What the text belongs to, such as `resources/inventory/machine.yaml#/label`. */
  readonly id: string;
  readonly source: string;
  /** The translation; "" for none. */
  readonly target: string;
}

export interface XliffFile {
  readonly from: string;
  readonly to: string;
  readonly units: readonly XliffUnit[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

const toXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const fromXml = (text: string): string =>
  text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(String(hex), 16));
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    return ENTITIES[String(name)] ?? String(whole);
  });

const unitXml = ({ id, source, target }: XliffUnit): string => {
  const texts = [
    `        <source>${toXml(source)}</source>`,
    ...(target === "" ? [] : [`        <target>${toXml(target)}</target>`]),
  ];
  return [`      <trans-unit id="${toXml(id)}" xml:space="preserve">`, ...texts, "      </trans-unit>"].join("\n");
};

export const writeXliff = ({ from, to, units }: XliffFile): string => `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="pilothouse" datatype="plaintext" source-language="${from}" target-language="${to}">
    <body>
${units.map(unitXml).join("\n")}
    </body>
  </file>
</xliff>
`;

/** The text of an element. Null if it has elements of its own. */
const textIn = (xml: string): string | null => {
  const parts = xml.split(/<!\[CDATA\[([\s\S]*?)\]\]>/);
  if (parts.some((part, at) => at % 2 === 0 && part.includes("<"))) return null;
  return parts.map((part, at) => (at % 2 === 0 ? fromXml(part) : part)).join("");
};

const elementIn = (xml: string, name: string): string =>
  new RegExp(`<${name}(?:\\s[^>]*[^/>])?>([\\s\\S]*?)</${name}>`).exec(xml)?.[1] ?? "";

const attributeIn = (tag: string, name: string): string =>
  fromXml(
    new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`)
      .exec(tag)
      ?.slice(1)
      .find((one) => one !== undefined) ?? "",
  );

/** The units whose translation has elements are in `broken`. Null if the text is no XLIFF 1.2. */
export const readXliff = (xml: string): (XliffFile & { readonly broken: readonly string[] }) | null => {
  const plain = xml.replaceAll(/<!--[\s\S]*?-->/g, "");
  const [file] = /<file\s[^>]*>/.exec(plain) ?? [];
  if (file === undefined || !/<xliff\s[^>]*version=["']1\.2["']/.test(plain)) return null;
  const read = [...plain.matchAll(/<trans-unit(\s[^>]*)>([\s\S]*?)<\/trans-unit>/g)].map(([, tag = "", body = ""]) => ({
    id: attributeIn(tag, "id"),
    source: textIn(elementIn(body, "source")) ?? "",
    target: textIn(elementIn(body, "target")),
  }));
  return {
    from: attributeIn(file, "source-language"),
    to: attributeIn(file, "target-language"),
    units: read.flatMap(({ target, ...unit }) => (target === null ? [] : [{ ...unit, target }])),
    broken: read.flatMap(({ id, target }) => (target === null ? [id] : [])),
  };
};
