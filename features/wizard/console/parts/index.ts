// A form in steps, for records that are too long for one page, or for several records that are created together.
export { createStepLedger, type StoredParts } from "../Ledger";
export { Review, ReviewPart } from "../Review";
export { Wizard } from "../Wizard";
export { WizardOutcome } from "../WizardOutcome";
export type { StepProblems, WizardValues, WizardStep } from "../WizardStep";
export { keyOfStored, useRecords } from "../useRecords";
export { useWizardPage } from "../useWizardPage";
