// Parses YAML. Reading without positions is three times as fast, so only a text with a mistake is read with positions.
import { isObject } from "./part";
import { isScalar, LineCounter, parse, parseDocument, visit } from "yaml";
import type { ReportHere } from "./Problem";

const explain = (message: string): string =>
  message.replace(/ at line \d+, column \d+:[\s\S]*$/, "").replace(/\.$/, "");

/** Reports keys that a map has twice. */
const complainOfTwins = (text: string, complain: ReportHere): void => {
  const lines = new LineCounter();
  const document = parseDocument(text, { uniqueKeys: false, lineCounter: lines, logLevel: "silent" });
  visit(document, {
    Map: (_, map) => {
      const first = new Map<string, number>();
      for (const { key } of map.items) {
        if (!isScalar(key) || !key.range) continue;
        const name = String(key.value);
        const seen = first.get(name);
        if (seen === undefined) first.set(name, key.range[0]);
        else
          complain(
            "P102",
            [],
            `two keys \`${name}\` in one map`,
            `The first is on line ${lines.linePos(seen).line}: remove one, or rename it.`,
            key.range[0],
          );
      }
    },
  });
};

/** `logLevel: "silent"` would accept broken YAML. */
const PLAIN = { prettyErrors: false, logLevel: "error" } as const;

const FIXES: Readonly<Record<string, string>> = {
  TAB_AS_INDENT: "Indent with spaces.",
  MULTILINE_IMPLICIT_KEY: "A line may lack its colon: write `key: value`.",
  BLOCK_AS_IMPLICIT_KEY: "A map has lines `key: value`, and a list has lines `- value`: do not mix them.",
};

/** Parses a text. Even a text without syntax errors may have an alias without an anchor. */
const parseOr = (text: string, options: { mapAsMap: boolean; uniqueKeys: boolean }, complain: ReportHere): unknown => {
  try {
    return parse(text, { ...PLAIN, ...options });
  } catch (failure) {
    const message = failure instanceof Error ? explain(failure.message) : "it cannot be read";
    const [, alias] = /alias.*: (\S+)$/.exec(message) ?? [];
    if (alias === undefined) complain("P101", [], message, "Correct the YAML.");
    else
      complain(
        "P101",
        [],
        `the alias *${alias} has no anchor`,
        `Write the anchor \`&${alias}\` above it, or put the text in quotes: "*${alias}".`,
        text.indexOf(`*${alias}`),
      );
    return null;
  }
};

/** Parses a YAML text that must be a map; otherwise answers null. `asMap` keeps the order and type of keys. */
export const parseYaml = (text: string, complain: ReportHere, asMap = false): unknown => {
  let data: unknown;
  try {
    data = parse(text, { ...PLAIN, mapAsMap: asMap });
  } catch {
    const document = parseDocument(text, PLAIN);
    const [first] = document.errors;
    if (first === undefined) return parseOr(text, { mapAsMap: asMap, uniqueKeys: true }, complain);
    const other = document.errors.find(({ code }) => code !== "DUPLICATE_KEY");
    if (other !== undefined) {
      complain(
        "P101",
        [],
        explain(other.message),
        FIXES[other.code] ?? "Correct the YAML: see the line and the one above it.",
        other.pos[0],
      );
      return null;
    }
    complainOfTwins(text, complain);
    data = parseOr(text, { mapAsMap: asMap, uniqueKeys: false }, complain);
    if (data === null) return null;
  }
  if (data instanceof Map || isObject(data)) return data;
  complain(
    "P105",
    [],
    "the file should hold a map of keys",
    "Write `key: value` lines; docs/definitions.md shows a whole file.",
  );
  return null;
};
