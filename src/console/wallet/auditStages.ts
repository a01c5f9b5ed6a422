// A withdrawal's way through its audits, from its state:
//   1 asked -> first audit waits        2 -> second audit waits        4 both passed, paid out
//                                       3 first failed                 5 second failed, each given back
export type Standing = "passed" | "failed" | "waits" | "later";
export type StageName = "asked" | "first" | "second" | "paidOut" | "givenBack";

export interface Stage {
  readonly name: StageName;
  readonly standing: Standing;
}

const CHAINS: Readonly<Record<number, readonly Stage[]>> = {
  1: [
    { name: "asked", standing: "passed" },
    { name: "first", standing: "waits" },
    { name: "second", standing: "later" },
    { name: "paidOut", standing: "later" },
  ],
  2: [
    { name: "asked", standing: "passed" },
    { name: "first", standing: "passed" },
    { name: "second", standing: "waits" },
    { name: "paidOut", standing: "later" },
  ],
  3: [
    { name: "asked", standing: "passed" },
    { name: "first", standing: "failed" },
    { name: "givenBack", standing: "passed" },
  ],
  4: [
    { name: "asked", standing: "passed" },
    { name: "first", standing: "passed" },
    { name: "second", standing: "passed" },
    { name: "paidOut", standing: "passed" },
  ],
  5: [
    { name: "asked", standing: "passed" },
    { name: "first", standing: "passed" },
    { name: "second", standing: "failed" },
    { name: "givenBack", standing: "passed" },
  ],
};

/** Empty for a state that no withdrawal has. */
export const auditStages = (state: unknown): readonly Stage[] => CHAINS[Number(state)] ?? [];
