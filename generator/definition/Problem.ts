import type { ProblemCode } from "./problemCodes";

/** The keys from the root of a file: ["fields", "name", "label"]. */
export type Path = readonly (string | number)[];

/** A mistake that was found in a definition, without its line. */
export interface Complaint {
  readonly code: ProblemCode;
  readonly file: string;
  readonly path: Path;
  /** Whether the key or the value is wrong. If YAML itself cannot be parsed: the offset in the text. */
  readonly at: "key" | "value" | number;
  readonly message: string;
  /** How to fix it: the allowed values, or what was probably meant. */
  readonly fix: string;
}

/** A mistake in a definition, as people see it. */
export interface Problem {
  readonly code: ProblemCode;
  /** Line and column count from 1. */
  readonly where: { readonly file: string; readonly line: number; readonly column: number };
  readonly message: string;
  readonly fix: string;
  /** The lines around the mistake, with a caret; "" if the file has no text. */
  readonly frame: string;
}

export type Report = (complaint: Complaint) => void;

/** Reports a mistake in one file. Code that reads or checks a definition gets such a function. */
export type ReportHere = (code: ProblemCode, path: Path, message: string, fix: string, at?: Complaint["at"]) => void;

export const complainAbout =
  (file: string, complain: Report): ReportHere =>
  (code, path, message, fix, at = "value") =>
    complain({ code, file, path, at, message, fix });
