// What the process prints: one entry per event, as text or as JSON, without passwords and tokens.
import { format, inspect } from "node:util";

export const LOG_FORMATS = ["text", "json"] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

type Facts = Readonly<Record<string, string | number>>;

/** Facts for a log entry, beside its text: `console.error(error, new LogFacts({ request: id }))`. */
export class LogFacts {
  readonly facts: Facts;

  constructor(facts: Facts) {
    this.facts = facts;
  }

  [inspect.custom](): string {
    const facts = Object.entries(this.facts).map(([name, value]) => `${name} ${value}`);
    return `(${facts.join(", ")})`;
  }
}

/** Patterns of passwords in addresses, of tokens in headers, and of values whose name says that they are secret. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/(:\/\/[^\s/:@]*:)[^\s/@]+@/g, "$1…@"],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, "$1 …"],
  [/(["']?\w*(?:password|passwd|secret|token|api_?key)["']?\s*[:=]\s*)("[^"]*"|'[^']*'|[^\s,;&}]+)/gi, "$1…"],
];

export const hideSecrets = (text: string): string =>
  SECRETS.reduce((left, [secret, instead]) => left.replaceAll(secret, instead), text);

/** An error with its place and its cause. Other properties are left out, because some contain values of rows. */
const describeError = (error: Error): string => {
  const { cause } = error;
  const code = "code" in error && typeof error.code === "string" ? ` [${error.code}]` : "";
  const because = cause instanceof Error ? `\n  because of ${describeError(cause)}` : "";
  return `${error.stack ?? String(error)}${code}${because}`;
};

const textOf = (values: readonly unknown[]): string =>
  format(...values.map((value) => (value instanceof Error ? describeError(value) : value)));

type Level = "info" | "warn" | "error";

const line = (level: Level, values: readonly unknown[]): string => {
  const facts = values.filter((value) => value instanceof LogFacts);
  const parts = values.filter((value) => !(value instanceof LogFacts));
  const error = parts.find((value) => value instanceof Error);
  const message = hideSecrets(textOf(parts.map((value) => (value === error && error ? error.message : value))));
  return JSON.stringify({
    time: new Date().toISOString(),
    level,
    message,
    ...Object.assign({}, ...facts.map((one) => one.facts)),
    ...(error ? { error: error.name, stack: hideSecrets(describeError(error)) } : {}),
  });
};

/** The text to print for an entry. */
export const formatEntry = (as: LogFormat, level: Level, values: readonly unknown[]): string =>
  as === "json" ? line(level, values) : hideSecrets(textOf(values));

const LEVELS = { log: "info", info: "info", warn: "warn", error: "error" } as const;

/**
 * Replaces the functions of `console`, so that packages also print in this format. Information goes to standard output,
 * warnings and errors to standard error.
 */
export const writeLogs = (as: LogFormat): void => {
  for (const name of ["log", "info", "warn", "error"] as const) {
    const level = LEVELS[name];
    const stream = level === "info" ? process.stdout : process.stderr;
    console[name] = (...values: unknown[]) => void stream.write(`${formatEntry(as, level, values)}\n`);
  }
};
