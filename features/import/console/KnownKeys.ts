import type { FoundKey, KeysByReference, NamesByReference } from "./ImportPlan";
import type { RowJudgement } from "./Judge";
import type { FindKey } from "./readCell";

/** The keys of the records to which texts of a file refer, and which texts were looked up. */
export class KnownKeys {
  readonly #keys = new Map<string, Map<string, FoundKey>>();
  readonly #names = new Map<string, Map<string, string>>();
  readonly #asked = new Set<string>();

  take(keys: KeysByReference, names: NamesByReference = {}): void {
    for (const [resource, found] of Object.entries(names))
      this.#names.set(resource, new Map([...(this.#names.get(resource) ?? []), ...Object.entries(found)]));
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

  /** The name of the record that was found for a text, if it differs from the text. */
  readonly name = (resource: string, text: string): string | undefined => this.#names.get(resource)?.get(text);

  /** The texts that must still be looked up, by resource. */
  ask(wanted: RowJudgement["wanted"]): Readonly<Record<string, readonly string[]>> {
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
