const AROUND = 1;

/** The wrong line and its neighbours, with line numbers, and a caret below the column. */
export const codeFrame = (text: string, where: { readonly line: number; readonly column: number }): string => {
  const lines = text.split(/\r?\n/);
  const first = Math.max(where.line - AROUND, 1);
  const last = Math.min(where.line + AROUND, lines.length);
  const width = String(last).length;
  const frame: string[] = [];
  for (let number = first; number <= last; number++) {
    const wrong = number === where.line;
    const line = lines[number - 1] ?? "";
    frame.push(`${wrong ? ">" : " "} ${String(number).padStart(width)} | ${line}`.trimEnd());
    if (!wrong) continue;
    // A character of double width takes two columns of a terminal. Tabs stay tabs.
    const before = line
      .slice(0, where.column - 1)
      .replace(/[^\t]/gu, (one) => (/[\u1100-\uffe6]/u.test(one) ? "  " : " "));
    frame.push(`  ${" ".repeat(width)} | ${before}^`);
  }
  return frame.join("\n");
};
