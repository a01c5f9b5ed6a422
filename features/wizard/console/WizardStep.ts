import type { ReactNode } from "react";

export type WizardValues = Record<string, unknown>;

/** Source -> message key. */
export type StepProblems = Readonly<Record<string, string>>;

/** A step in the row of steps. */
export interface WizardStepTitle {
  readonly name: string;
  /** The message key of the title. */
  readonly title: string;
}

export interface WizardStep extends WizardStepTitle {
  /** The message key of a sentence that says what to do. */
  readonly hint?: string;
  /**
   * Sources of the inputs of this step. They are validated before the next step, and a refused input leads back to this
   * step.
   */
  readonly fields: readonly string[];
  /** Called when the schema accepts the values. If it answers or throws a problem, the wizard stays on this step. */
  readonly check?: (values: Readonly<WizardValues>) => Promise<StepProblems>;
  readonly content: ReactNode;
}

const rootOf = (source: string): string => source.split(".", 1)[0] ?? source;

/** Whether the step has an input for a source, or for the list that contains the source. */
export const includesSource = (step: WizardStep, source: string): boolean => step.fields.includes(rootOf(source));

/** The index of the first step with one of the sources. -1 when there is none. */
export const firstStepWith = (steps: readonly WizardStep[], sources: readonly string[]): number =>
  steps.findIndex((step) => sources.some((source) => includesSource(step, source)));
