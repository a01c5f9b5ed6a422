// Splits the text of a schema into tokens: the SQL of PostgreSQL and of SQLite, as people and as dumps write it.
import { ImportRefusal } from "../Refusal";

export interface Token {
  /** `name`: a word or a quoted name. `text` and `number`: values. `sign`: everything else. */
  readonly is: "name" | "text" | "number" | "sign";
  readonly text: string;
  /** Whether a name was written in quotes, so that it is no keyword. */
  readonly isQuoted: boolean;
}

/** Rows between COPY and \., and commands of psql. They are no SQL. */
const NO_SQL = /^COPY [^;]*FROM stdin[^;]*;\n[\s\S]*?^\\\.$|^\\[a-z].*$/gim;
const TOKENS: readonly (readonly [is: Token["is"] | "space", pattern: RegExp])[] = [
  ["space", /\s+|--[^\n]*|\/\*[\s\S]*?\*\//y],
  ["text", /(?:[EeBbXxNn]|U&)?'(?:[^'\\]|''|\\[\s\S])*'/y],
  ["text", /\$(\w*)\$[\s\S]*?\$\1\$/y],
  ["name", /"(?:[^"]|"")*"|`(?:[^`]|``)*`|\[[A-Za-z_][^\]\n]*\]/y],
  ["number", /\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|\.\d+/y],
  ["name", /[\p{L}_][\p{L}\p{N}_$]*/uy],
  ["sign", /::|<=|>=|<>|!=|\|\||->>?|!?~~?\*?|[\s\S]/y],
];

const contentOf = (is: Token["is"], written: string): string => {
  if (is === "text") {
    const dollar = /^\$\w*\$/.exec(written)?.[0];
    if (dollar !== undefined) return written.slice(dollar.length, -dollar.length);
    const isEscaped = /^[Ee]'/.test(written);
    const text = written
      .replace(/^\w?&?'/, "")
      .slice(0, -1)
      .replaceAll("''", "'");
    return isEscaped ? text.replaceAll(/\\(.)/g, "$1") : text;
  }
  if (is !== "name") return written;
  const [quote = ""] = written;
  if (quote === "[") return written.slice(1, -1);
  return quote === '"' || quote === "`" ? written.slice(1, -1).replaceAll(quote + quote, quote) : written;
};

/** A backslash in a text of standard SQL is a plain character, so it does not escape the quote after it. */
const STANDARD = /'(?:[^']|'')*'/y;

const textAt = (sql: string, at: number): string | undefined => {
  if (sql[at] !== "'") return undefined;
  STANDARD.lastIndex = at;
  return STANDARD.exec(sql)?.[0];
};

const tokensIn = (sql: string): readonly Token[] => {
  const tokens: Token[] = [];
  let at = 0;
  while (at < sql.length) {
    const plain = textAt(sql, at);
    if (plain !== undefined) {
      tokens.push({ is: "text", text: contentOf("text", plain), isQuoted: true });
      at += plain.length;
      continue;
    }
    for (const [is, pattern] of TOKENS) {
      pattern.lastIndex = at;
      const [written = ""] = pattern.exec(sql) ?? [];
      if (written === "") continue;
      if (is !== "space")
        tokens.push({ is, text: contentOf(is, written), isQuoted: is === "name" && /^["`[]/.test(written) });
      at += written.length;
      break;
    }
  }
  return tokens;
};

/** The statements of a schema, each without its semicolon. @throws Refusal */
export const parseStatements = (sql: string): readonly (readonly Token[])[] => {
  if (sql.includes("\0")) throw new ImportRefusal("The file is no text. Name a file with SQL, or a SQLite database.");
  const statements: Token[][] = [[]];
  for (const token of tokensIn(sql.replaceAll("\r\n", "\n").replaceAll(NO_SQL, ""))) {
    if (token.is === "sign" && token.text === ";") {
      statements.push([]);
    } else statements.at(-1)?.push(token);
  }
  return statements.filter((tokens) => tokens.length > 0);
};

const WORDS_APART = /^[\w'"]/;

/** Tokens as a short text for people. */
export const textOfTokens = (tokens: readonly Token[]): string =>
  tokens
    .map(({ is, text }) => (is === "text" ? `'${text}'` : text))
    .reduce((all, text) => {
      const isTight =
        all === "" ||
        /[(.:]$/.test(all) ||
        /^[).,:]/.test(text) ||
        (text === "(" && /\w$/.test(all) && !/\b(?:and|or|not|in|any)$/i.test(all));
      return `${all}${isTight && !(WORDS_APART.test(text) && /\w$/.test(all)) ? "" : " "}${text}`;
    }, "");
