// Messages between page and worker: numbered questions, answers with the same number, and reports.
import type { QuestionName, WorkerQuestions, ImportUpdate } from "./ImportPlan";

export type QuestionArguments<Name extends QuestionName> = Omit<WorkerQuestions[Name], "ask">;
export type AnswerTo<Name extends QuestionName> = WorkerQuestions[Name]["ask"];

export type WorkerQuestion = {
  readonly [Name in QuestionName]: { readonly id: number; readonly name: Name; readonly ask: QuestionArguments<Name> };
}[QuestionName];

export type FromWorker =
  | { readonly type: "answer"; readonly id: number; readonly answer: unknown }
  | { readonly type: "refused"; readonly id: number; readonly reason: ImportFault }
  /** The file could not be read to its end. */
  | { readonly type: "failed"; readonly reason: ImportFault }
  | { readonly type: "update"; readonly update: ImportUpdate };

/** The reason why a file cannot be read: a key below `import.fault`. */
export type ImportFault =
  | "not_xlsx"
  | "empty"
  | "encrypted"
  | "xls"
  | "csv"
  | "text"
  | "cut_off"
  | "damaged"
  | "no_sheet"
  | "too_many"
  | "too_much"
  | "broken";
