// The OpenAPI document as a page without scripts. A key is enough to read it, without an account.
import { LANGUAGES, type Language } from "../../../generator";
import { isObject } from "../../../platform/framework/wire/readJson";
import type { JsonPart } from "./Json";
import { documentText } from "./words";

const NAMES: Readonly<Record<string, string>> = { en: "English", "zh-CN": "简体中文", "zh-TW": "繁體中文" };
const nameOf = (language: Language): string =>
  NAMES[language] ?? new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;

export const PAGE_STYLE = `
body { max-width: 1000px; margin: 0 auto; padding: 24px 16px; font: 15px/1.5 system-ui, sans-serif; color-scheme: light dark; }
nav a { margin-inline-end: 12px; }
form { display: grid; gap: 12px; max-width: 480px; }
input, button { padding: 8px 12px; font: inherit; }
details { border-block-end: 1px solid #8884; padding: 6px 0; }
summary { cursor: pointer; overflow-wrap: anywhere; }
pre { overflow-x: auto; padding: 12px; border-radius: 8px; background: #8882; font-size: 13px; }
code { font-size: 13px; }
`;

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const htmlOf = (value: unknown): string => String(value ?? "").replaceAll(/[&<>"]/g, (one) => ENTITIES[one] ?? one);

/** A sentence with code in backticks, as in the descriptions of OpenAPI. */
const sentenceOf = (value: unknown): string => htmlOf(value).replaceAll(/`([^`]+)`/g, "<code>$1</code>");

const partOf = (value: unknown, name: string): Readonly<Record<string, unknown>> => {
  const part = isObject(value) ? value[name] : undefined;
  return isObject(part) ? part : {};
};

const textOf = (value: unknown, name: string): string => htmlOf(isObject(value) ? value[name] : "");

const REFERENCE = /&quot;#\/components\/(\w+)\/([\w.]+)&quot;/g;

/** Indented JSON, in which references are links to their schemas. */
const jsonOf = (value: unknown): string =>
  `<pre>${htmlOf(JSON.stringify(value, null, 2)).replaceAll(REFERENCE, '<a href="#$1-$2">$2</a>')}</pre>`;

const paragraphs = (value: unknown): string =>
  String((isObject(value) ? value.description : null) ?? "")
    .split("\n\n")
    .filter((text) => text !== "")
    .map((text) => `<p>${sentenceOf(text)}</p>`)
    .join("");

/** The menu keys in the first security requirement. */
const menusOf = (operation: unknown): string => {
  const { security } = isObject(operation) ? operation : {};
  const [first]: readonly unknown[] = Array.isArray(security) ? security : [];
  const { bearer } = isObject(first) ? first : {};
  return Array.isArray(bearer) ? bearer.map((menu) => `<code>${htmlOf(menu)}</code>`).join(", ") : "";
};

const operationOf = (language: Language, method: string, path: string, operation: unknown): string => {
  const { requestBody, parameters } = isObject(operation) ? operation : {};
  const sent = requestBody ?? parameters;
  const menus = menusOf(operation);
  return [
    `<details><summary><code>${htmlOf(method.toUpperCase())} ${htmlOf(path)}</code> ${textOf(operation, "summary")}</summary>`,
    paragraphs(operation),
    menus === "" ? "" : `<p>${htmlOf(documentText(language, "openapi.menu"))}: ${menus}</p>`,
    sent === undefined ? "" : `<h4>${htmlOf(documentText(language, "openapi.sent"))}</h4>${jsonOf(sent)}`,
    `<h4>${htmlOf(documentText(language, "openapi.answers"))}</h4>${jsonOf(partOf(operation, "responses"))}</details>`,
  ].join("");
};

interface Operation {
  readonly tag: unknown;
  readonly html: string;
}

const operationsIn = (document: JsonPart, language: Language): readonly Operation[] =>
  Object.entries(partOf(document, "paths")).flatMap(([path, item]) =>
    Object.entries(isObject(item) ? item : {}).flatMap(([method, operation]) => {
      if (!isObject(operation)) return [];
      const [tag]: readonly unknown[] = Array.isArray(operation.tags) ? operation.tags : [];
      return [{ tag, html: operationOf(language, method, path, operation) }];
    }),
  );

const componentsIn = (document: JsonPart): string =>
  ["schemas", "responses"]
    .flatMap((kind) =>
      Object.entries(partOf(partOf(document, "components"), kind)).map(
        ([name, schema]) =>
          `<details><summary><code>${htmlOf(name)}</code> ${textOf(schema, "title")}</summary><div id="${htmlOf(`${kind}-${name}`)}">${jsonOf(schema)}</div></details>`,
      ),
    )
    .join("");

const pageOf = (language: Language, title: string, content: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${PAGE_STYLE}</style></head><body><main>${content}</main></body></html>`;

/** The page that asks for a key. `refusal` says why the last key was refused. */
export const writeKeyForm = (language: Language, refusal: string | null): string => {
  const title = htmlOf(documentText(language, "openapi.heading"));
  const links = LANGUAGES.map((one) => `<a href="?lang=${one}" hreflang="${one}">${nameOf(one)}</a>`).join("");
  return pageOf(
    language,
    title,
    [
      `<nav>${links}</nav><h1>${title}</h1>`,
      refusal === null ? "" : `<p role="alert">${htmlOf(refusal)}</p>`,
      `<form method="post" action="?lang=${language}"><label for="key">${sentenceOf(documentText(language, "openapi.bearer"))}</label>`,
      `<input id="key" name="key" type="password" autocomplete="off" required><button>${htmlOf(documentText(language, "openapi.read"))}</button></form>`,
    ].join(""),
  );
};

/** The document as a page. */
export const writePage = (document: JsonPart, language: Language): string => {
  const info = partOf(document, "info");
  const operations = operationsIn(document, language);
  const tags: readonly unknown[] = Array.isArray(document.tags) ? document.tags : [];
  const sections = tags.map((tag) => {
    const mine = operations.filter((one) => isObject(tag) && one.tag === tag.name);
    return `<section><h2>${textOf(tag, "x-displayName")}</h2>${mine.map(({ html }) => html).join("")}</section>`;
  });
  const title = textOf(info, "title");
  return pageOf(
    language,
    title,
    `<h1>${title}</h1>${paragraphs(info)}${sections.join("")}<section><h2>${htmlOf(documentText(language, "openapi.schemas"))}</h2>${componentsIn(document)}</section>`,
  );
};
