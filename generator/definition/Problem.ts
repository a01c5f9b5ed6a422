import type { ProblemCode } from "./problemCodes";

/** Keys from the root of a file: ["fields", "name", "label"]. */
export type Path = readonly (string | number)[];

/** A mistake that a reader or a check found. Its line is not known yet. */
export interface Complaint {
  readonly code: ProblemCode;
  readonly file: string;
  readonly path: Path;
  /** Whether the key or its value is to blame; an offset into the text when the YAML itself is broken. */
  readonly at: "key" | "value" | number;
  readonly message: string;
  /** How to fix it: the allowed values, the probable meaning. */
  readonly fix: string;
}

/** A mistake of the author of a definition, as it is shown. */
export interface Problem {
  readonly code: ProblemCode;
  /** Line and column count from 1. */
  readonly where: { readonly file: string; readonly line: number; readonly column: number };
  readonly message: string;
  readonly fix: string;
  /** The lines around it with a caret; empty when the file has no text. */
  readonly frame: string;
}

export type Complain = (complaint: Complaint) => void;

/** Reports a mistake in one file. Readers and checks of a definition get such a function. */
export type ComplainHere = (code: ProblemCode, path: Path, message: string, fix: string, at?: Complaint["at"]) => void;

export const complainAbout =
  (file: string, complain: Complain): ComplainHere =>
  (code, path, message, fix, at = "value") =>
    complain({ code, file, path, at, message, fix });
