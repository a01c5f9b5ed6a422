// The SQL that the platform sends to PostgreSQL and compatible engines, read from the sources, and the parts of each
// statement.
import { type Node, Project, SyntaxKind } from "ts-morph";
import { projectFiles, isGenerated, isSource, isTest, readSource } from "./sources";

/** An SQL text, or a part of one. A question mark replaces each value or inserted part. */
export interface Text {
  readonly file: string;
  readonly text: string;
}

/** Files whose SQL is only for SQLite. */
const SQLITE = /\/(sqlite|sqliteCopy|rebuild|holdFolder|statements)\.ts$/;

const isAsked = (file: string): boolean =>
  /^(platform|examples\/clinic\/platform|features\/\w+\/platform)\//.test(file) &&
  isSource(file) &&
  !isTest(file) &&
  !isGenerated(file) &&
  !SQLITE.test(file) &&
  /\bsql[`<.]|\.raw\(|\.query\(|\.(onConflict|forUpdate|forNoKeyUpdate)\(/.test(readSource(file));

/** The SQL that methods of the query builder add to a statement. */
const BUILDS: Readonly<Record<string, string>> = {
  onConflict: "on conflict",
  forUpdate: "for update",
  forNoKeyUpdate: "for no key update",
};

/** The type of a column, together with its collation or default. */
const TYPE = /^(text|bigint|integer) (collate|generated)\b/;
const SENDS = /^(sql\.raw|CompiledQuery\.raw|.*\.query|raise)$/;

const textOf = (node: Node): string => {
  const template = node.asKind(SyntaxKind.TemplateExpression);
  if (template)
    return [template.getHead(), ...template.getTemplateSpans().map((span) => span.getLiteral())]
      .map((part) => part.getLiteralText())
      .join("?");
  const plain = node.asKind(SyntaxKind.NoSubstitutionTemplateLiteral) ?? node.asKind(SyntaxKind.StringLiteral);
  return plain?.getLiteralText() ?? "";
};

const textsIn = (file: string): readonly Text[] => {
  const source = new Project({ useInMemoryFileSystem: true }).createSourceFile(file, readSource(file));
  const tagged = source
    .getDescendantsOfKind(SyntaxKind.TaggedTemplateExpression)
    .filter((node) => node.getTag().getText() === "sql")
    .map((node) => node.getTemplate());
  const given = source
    .getDescendantsOfKind(SyntaxKind.CallExpression)
    .filter((node) => SENDS.test(node.getExpression().getText()))
    .flatMap((node) => node.getArguments().slice(0, 1));
  const built = [
    ...source.getDescendantsOfKind(SyntaxKind.TemplateExpression),
    ...source.getDescendantsOfKind(SyntaxKind.NoSubstitutionTemplateLiteral),
    ...source.getDescendantsOfKind(SyntaxKind.StringLiteral),
  ].filter((node) => /^\s*(select|insert into|delete from|create|alter|update) /.test(textOf(node)));
  const types = source.getDescendantsOfKind(SyntaxKind.StringLiteral).filter((node) => TYPE.test(textOf(node)));
  const methods = source.getDescendantsOfKind(SyntaxKind.PropertyAccessExpression).map((node) => node.getName());
  return [
    ...[...new Set([...tagged, ...given, ...built, ...types])].map((node) => textOf(node).trim()),
    ...methods.map((name) => (Object.hasOwn(BUILDS, name) ? (BUILDS[name] ?? "") : "")),
  ]
    .filter((text) => text !== "")
    .map((text) => ({ file, text }));
};

export const textsOfStatements = (): readonly Text[] => projectFiles.filter(isAsked).flatMap(textsIn);

/** The first words of a statement that decide its kind. */
const KIND =
  /^(select|with|insert into|update|delete from|create or replace \w+|create (?:unique )?\w+|alter \w+|drop \w+|lock \w+|set \w+|reset|savepoint|release savepoint|rollback to|begin|start transaction|commit|rollback|vacuum full|vacuum|analyze|do|listen|unlisten|notify|copy|truncate|explain|merge|call|declare|fetch|comment|grant|refresh|reindex|cluster|prepare|execute|deallocate)\b/i;

/** The kind of a whole statement. Null for a part of a statement, and for statements only for SQLite. */
export const statementKind = (text: string): string | null => {
  const [, kind = null] = KIND.exec(text.trim()) ?? [];
  // `alter column`, `drop default` and similar words are parts of `alter table`; `set ?` is a part of `update`.
  const words = kind?.toLowerCase().replaceAll(/\s+/g, " ") ?? null;
  if (words === null || /^(alter|drop) (column|not|default|identity|expression|constraint)$/.test(words)) return null;
  return words.startsWith("set ") ? (/^set (local|constraints)$/.test(words) ? words : "set") : words;
};

/**
 * Features of PostgreSQL that an engine may lack, in the order of docs/engines.md. Each has a pattern that recognizes
 * it.
 */
export const STATEMENT_FEATURES: Readonly<Record<string, RegExp>> = {
  "advisory lock of a session": /pg_(try_)?advisory_(un)?lock/i,
  "advisory lock of a transaction": /pg_(try_)?advisory_xact_lock/i,
  "LISTEN, NOTIFY": /^\s*(un)?listen\b|^\s*notify\b|pg_notify/i,
  "LOCK TABLE": /\block table\b/i,
  "deferrable constraint": /\bdeferrable\b|set constraints/i,
  "row locks": /\bfor (no key )?update\b|\bfor (key )?share\b/i,
  "SKIP LOCKED": /\bskip locked\b/i,
  savepoint: /\bsavepoint\b/i,
  "DDL in a transaction with writes": /^\s*(create|alter|drop) (?!temp)/i,
  "changed type or renamed column or table": /\brename (column|to)\b|alter column|\btype \?/i,
  "partial unique index with expressions": /create unique index/i,
  collation: /collate/i,
  "generated stored column": /generated always as \(/i,
  "identity column": /generated (always|by default) as identity|drop identity/i,
  "sequence set by hand": /\bsetval\b|\bnextval\b/i,
  "declarative partitions":
    /partition by (range|list|hash)|partition of|attach partition|detach partition|pg_partition_tree/i,
  "writing WITH": /with \w+ as \((delete|update|insert)/i,
  "recursive WITH": /with recursive/i,
  "window function": /\bover \(/i,
  "trigger or function": /create (or replace )?(function|trigger|procedure)|plpgsql/i,
  "NOT VALID constraint": /\bnot valid\b/i,
  "temporary table": /\btemp(orary)? table\b/i,
  "unlogged table": /\bunlogged\b/i,
  "system column": /\bctid\b|\bxmin\b|\bxmax\b|\btableoid\b/i,
  "VACUUM, ANALYZE": /^\s*(vacuum|analyze)\b/i,
  "settings of a session or a transaction": /^\s*(set (local )?\w+ (=|to)|set local|reset)\b/i,
  "system catalog": /\bpg_(class|constraint|namespace|indexes|attribute|index)\b|regclass|information_schema/i,
  "GIN, GiST, trigram index": /\busing (gin|gist|brin|spgist)\b|_trgm_|gin_/i,
  "exclusion constraint": /\bexclude using\b/i,
  "ON CONFLICT": /\bon conflict\b/i,
};
