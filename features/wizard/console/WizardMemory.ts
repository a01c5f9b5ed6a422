// The state of a wizard, which is kept as long as the tab is open: the current step, the values without secrets, and
// the records that the last step has already stored.
import { isObject } from "../../../src/framework/wire/readAnswer";
import { tabMemory } from "../../../src/framework/wire/tabMemory";
import type { WizardValues } from "./WizardStep";

export interface StoredPart {
  /** The values from which the part was made. */
  readonly given: Readonly<WizardValues>;
  readonly stored: Readonly<WizardValues>;
}

export interface WizardState {
  readonly at: number;
  /** The last step that was reached. */
  readonly reached: number;
  readonly values: Readonly<WizardValues>;
  readonly done: Readonly<Record<string, StoredPart>>;
}

const isState = (value: unknown): value is WizardState =>
  isObject(value) &&
  Number.isInteger(value.at) &&
  Number.isInteger(value.reached) &&
  isObject(value.values) &&
  isObject(value.done);

export interface WizardMemory {
  read(): WizardState | null;
  write(state: WizardState): void;
  /** Forgets the state for good: after this call, nothing is stored, even when the page closes. */
  forget(): void;
}

/** The memory of one wizard and account. */
export const createWizardMemory = (name: string, user: string | number): WizardMemory => {
  const memory = tabMemory(`wizard:${JSON.stringify([user, name])}`, isState);
  let isForgotten = false;
  return {
    read: memory.read,
    write: (state) => {
      if (!isForgotten) memory.write(state);
    },
    forget: () => {
      isForgotten = true;
      memory.drop();
    },
  };
};
