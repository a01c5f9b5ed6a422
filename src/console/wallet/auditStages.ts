// The stages of a withdrawal, by its state:
//   pending: first audit waits -> first_passed: second audit waits -> passed: paid out
//   first_failed and failed: the amount was returned
import { AuditState } from "../../../shared/generated/enums";

export type StageState = "passed" | "failed" | "waits" | "later";
export type AuditStageName = "asked" | "first" | "second" | "paidOut" | "givenBack";

export interface AuditStage {
  readonly name: AuditStageName;
  readonly standing: StageState;
}

const CHAINS: Readonly<Record<number, readonly AuditStage[]>> = {
  [AuditState.pending]: [
    { name: "asked", standing: "passed" },
    { name: "first", standing: "waits" },
    { name: "second", standing: "later" },
    { name: "paidOut", standing: "later" },
  ],
  [AuditState.first_passed]: [
    { name: "asked", standing: "passed" },
    { name: "first", standing: "passed" },
    { name: "second", standing: "waits" },
    { name: "paidOut", standing: "later" },
  ],
  [AuditState.first_failed]: [
    { name: "asked", standing: "passed" },
    { name: "first", standing: "failed" },
    { name: "givenBack", standing: "passed" },
  ],
  [AuditState.passed]: [
    { name: "asked", standing: "passed" },
    { name: "first", standing: "passed" },
    { name: "second", standing: "passed" },
    { name: "paidOut", standing: "passed" },
  ],
  [AuditState.failed]: [
    { name: "asked", standing: "passed" },
    { name: "first", standing: "passed" },
    { name: "second", standing: "failed" },
    { name: "givenBack", standing: "passed" },
  ],
};

/** Empty for a state that no withdrawal has. */
export const auditStages = (state: unknown): readonly AuditStage[] => CHAINS[Number(state)] ?? [];
