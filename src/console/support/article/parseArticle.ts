// The little of Markdown that support writes, as data: what is none of it stays text. No HTML is made or read.
//   # heading   - item   1. item   a line between blanks is a paragraph   **bold**   `code`   [words](https://address)
export type Inline =
  | { readonly as: "text" | "bold" | "code"; readonly text: string }
  | { readonly as: "link"; readonly text: string; readonly address: string };

export type Block =
  | { readonly as: "heading"; readonly of: readonly Inline[] }
  | { readonly as: "paragraph"; readonly of: readonly Inline[] }
  | { readonly as: "list"; readonly items: readonly (readonly Inline[])[] }
  | { readonly as: "steps"; readonly items: readonly (readonly Inline[])[] };

const INLINE = /\*\*([^*\n]+)\*\*|`([^`\n]+)`|\[([^\]\n]+)\]\((https?:\/\/[^\s()]+)\)/g;

export const parseInline = (text: string): readonly Inline[] => {
  const found: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) found.push({ as: "text", text: text.slice(from, match.index) });
    const [, bold, code, words, address] = match;
    if (bold !== undefined) found.push({ as: "bold", text: bold });
    else if (code !== undefined) found.push({ as: "code", text: code });
    else found.push({ as: "link", text: words ?? "", address: address ?? "" });
    from = match.index + match[0].length;
  }
  if (from < text.length) found.push({ as: "text", text: text.slice(from) });
  return found;
};

const ITEM = /^\s*[-*]\s+(.*)$/;
const STEP = /^\s*\d{1,3}[.)]\s+(.*)$/;
const HEADING = /^#{1,3}\s+(.*)$/;

const rowsOf = (lines: readonly string[], rule: RegExp): readonly (readonly Inline[])[] | null =>
  lines.every((line) => rule.test(line)) ? lines.map((line) => parseInline(rule.exec(line)?.[1] ?? "")) : null;

const blockOf = (lines: readonly string[]): Block => {
  const items = rowsOf(lines, ITEM);
  if (items) return { as: "list", items };
  const steps = rowsOf(lines, STEP);
  if (steps) return { as: "steps", items: steps };
  return { as: "paragraph", of: parseInline(lines.join("\n")) };
};

const kindOf = (line: string): string => (ITEM.test(line) ? "item" : STEP.test(line) ? "step" : "text");

export const parseArticle = (text: string): readonly Block[] => {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const end = () => {
    if (lines.length > 0) blocks.push(blockOf(lines));
    lines = [];
  };
  for (const line of text.replaceAll("\r\n", "\n").split("\n")) {
    const heading = HEADING.exec(line);
    const [last] = lines;
    if (line.trim() === "" || heading || (last !== undefined && kindOf(last) !== kindOf(line))) end();
    if (heading) blocks.push({ as: "heading", of: parseInline(heading[1] ?? "") });
    else if (line.trim() !== "") lines.push(line);
  }
  end();
  return blocks;
};
