import type { ReactNode } from "react";

export type Values = Record<string, unknown>;

/** Source -> key of a message. */
export type StepProblems = Readonly<Record<string, string>>;

/** A step as the row of steps shows it. */
export interface WizardMark {
  readonly name: string;
  /** Key of its words. */
  readonly title: string;
}

export interface WizardStep extends WizardMark {
  /** Key of a sentence on what to do here. */
  readonly hint?: string;
  /** Sources of its inputs: judged on the way forward, and where a refusal about them leads back to. */
  readonly fields: readonly string[];
  /** Asked after the schema agrees; what it answers or throws keeps the wizard on this step. */
  readonly check?: (values: Readonly<Values>) => Promise<StepProblems>;
  readonly content: ReactNode;
}

const rootOf = (source: string): string => source.split(".", 1)[0] ?? source;

/** Whether a source, or the list it lies in, belongs to the step. */
export const holds = (step: WizardStep, source: string): boolean => step.fields.includes(rootOf(source));

/** The place of the first step one of the sources belongs to; -1 when none does. */
export const stepOf = (steps: readonly WizardStep[], sources: readonly string[]): number =>
  steps.findIndex((step) => sources.some((source) => holds(step, source)));
