// A wizard on its way, kept for as long as the tab lives: where it stands, what was typed (secrets apart), and what of its
// last step is done already.
import * as storage from "../wire/storage";
import { isObject } from "../wire/readAnswer";
import type { Values } from "./WizardStep";

export interface Done {
  /** What it was made from. */
  readonly given: Readonly<Values>;
  readonly stored: Readonly<Values>;
}

export interface WizardState {
  readonly at: number;
  /** The furthest step that was seen. */
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
  /** For good: a page on its way out writes nothing after it. */
  forget(): void;
}

/** Of one wizard of one account. A full or forbidden store costs the memory, never the wizard. */
export const wizardMemory = (name: string, user: string | number): WizardMemory => {
  const key = storage.own(`wizard:${JSON.stringify([user, name])}`);
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
