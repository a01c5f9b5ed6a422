// Runs the worker with the file on the page itself, for tests: the same code, without a thread.
import { vi } from "vitest";

type Heard = ((event: { readonly data: unknown }) => void) | null;

let open: PageWorker | null = null;

class PageWorker {
  onmessage: Heard = null;
  onerror: Heard = null;
  constructor() {
    open = this;
  }
  postMessage(data: unknown): void {
    self.onmessage?.call(window, new MessageEvent("message", { data }));
  }
  terminate(): void {
    this.onmessage = null;
  }
}

/** Replaces Worker until vi.unstubAllGlobals(). */
export const fakeImportWorker = async (): Promise<void> => {
  vi.stubGlobal("Worker", PageWorker);
  vi.stubGlobal("postMessage", (data: unknown) => open?.onmessage?.({ data }));
  await import("./import.worker");
};

const request = (result: unknown) => {
  const asked: { result: unknown; onsuccess: (() => void) | null } = { result, onsuccess: null };
  queueMicrotask(() => asked.onsuccess?.());
  return asked;
};

/** Replaces indexedDB, and answers the stored values by place. */
export const fakeIndexedDb = (): Map<string, unknown> => {
  const kept = new Map<string, unknown>();
  const objectStore = () => ({
    get: (place: string) => request(kept.get(place)),
    put: (value: unknown, place: string) => request(kept.set(place, value)),
    delete: (place: string) => request(kept.delete(place)),
  });
  const database = { transaction: () => ({ objectStore }), close: () => undefined };
  vi.stubGlobal("indexedDB", { open: () => request(database) });
  return kept;
};
