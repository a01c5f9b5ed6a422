// The state of a wizard, kept as long as the tab is open: the current step, the values without secrets, and what the last step has
// done already.
import * as storage from "../wire/storage";
import { isObject } from "../wire/readAnswer";
import type { Values } from "./WizardStep";

export interface Done {
  /** The values it was made from. */
  readonly given: Readonly<Values>;
  readonly stored: Readonly<Values>;
}

export interface WizardState {
  readonly at: number;
  /** The last step that was reached. */
  readonly reached: number;
  readonly values: Readonly<Values>;
  readonly done: Readonly<Record<string, Done>>;
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
  /** Final: when the page is closed after it, nothing is stored any more. */
  forget(): void;
}

/** The memory of one wizard and account. When the store is full or forbidden, only the memory is lost. */
export const wizardMemory = (name: string, user: string | number): WizardMemory => {
  const key = storage.ownKey(`wizard:${JSON.stringify([user, name])}`);
  const attempt = <T>(work: () => T, otherwise: T): T => {
    try {
      return work();
    } catch {
      return otherwise;
    }
  };
  let isForgotten = false;
  return {
    read: () =>
      attempt(() => {
        const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
        return isState(found) ? found : null;
      }, null),
    write: (state) => {
      if (!isForgotten) attempt(() => sessionStorage.setItem(key, JSON.stringify(state)), undefined);
    },
    forget: () => {
      isForgotten = true;
      attempt(() => sessionStorage.removeItem(key), undefined);
    },
  };
};
