import { ownKey } from "./storage";

/** A value that is kept until the tab is closed. */
export interface TabMemory<Of> {
  read(): Of | null;
  write(value: Of): void;
  drop(): void;
}

/** If the browser's storage is full or forbidden, the value is not kept. */
const attempt = <T>(work: () => T): T | null => {
  try {
    return work();
  } catch {
    return null;
  }
};

/** Forgets all values that this tab keeps. */
export const forgetTab = (): void => void attempt(() => sessionStorage.clear());

export const tabMemory = <Of>(name: string, isValid: (value: unknown) => value is Of): TabMemory<Of> => {
  const key = ownKey(name);
  return {
    read: () =>
      attempt(() => {
        const found: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
        return isValid(found) ? found : null;
      }),
    write: (value) => void attempt(() => sessionStorage.setItem(key, JSON.stringify(value))),
    drop: () => void attempt(() => sessionStorage.removeItem(key)),
  };
};
