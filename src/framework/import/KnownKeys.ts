import type { Keys } from "./ImportPlan";
import type { Verdict } from "./Judge";
import type { FindKey } from "./readCell";

/** The keys of the records that texts of a file refer to, as far as they were found, and which texts were asked for. */
export class KnownKeys {
  readonly #keys = new Map<string, Map<string, string | number | null>>();
  readonly #asked = new Set<string>();

  take(keys: Keys): void {
    for (const [resource, found] of Object.entries(keys)) {
      const known = this.#keys.get(resource) ?? new Map();
      for (const [text, key] of Object.entries(found)) known.set(text, key);
      this.#keys.set(resource, known);
    }
  }

  readonly find = (resource: string): FindKey => {
    const known = this.#keys.get(resource);
    return (text) => known?.get(text);
  };

  /** The texts that nobody has asked for yet, by resource. */
  ask(wanted: Verdict["wanted"]): Readonly<Record<string, readonly string[]>> {
    const asked: Record<string, string[]> = {};
    for (const [resource, text] of wanted) {
      const mark = `${resource} ${text}`;
      if (this.#asked.has(mark)) continue;
      this.#asked.add(mark);
      const texts = asked[resource] ?? [];
      texts.push(text);
      asked[resource] = texts;
    }
    return asked;
  }
}
