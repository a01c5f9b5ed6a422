// A form in steps, for what is too much for one page or consists of several records.
export { createLedger, type Ledger } from "../Ledger";
export { Review, ReviewPart } from "../Review";
export { Wizard } from "../Wizard";
export { WizardOutcome } from "../WizardOutcome";
export type { StepProblems, Values, WizardStep } from "../WizardStep";
export { keyOf, useRecords } from "../useRecords";
export { useWizardPage } from "../useWizardPage";
