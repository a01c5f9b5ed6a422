// What everything is called in the permuted console: nonsense, the same wherever the name stands.

/** Names that the framework documents: docs/definitions.md. What else stands in resources/ may be called anything. */
const VERBS = ["list", "get", "add", "set", "del"];
const TASKS = ["export_add", "export_get", "export_list", "import_add", "import_get", "import_list"];
const KEPT: ReadonlySet<string> = new Set([...VERBS, ...TASKS, "default"]);

/** A definition that is named after another one, and the fields of it that go by their names. */
export const RECORDS = "_import";
export const RECORD_FIELDS: ReadonlySet<string> = new Set(
  "id name state total done created existing refused result user_id".split(" "),
);

const SYLLABLES = [..."zqvxjk"].flatMap((one) => [..."aeiou"].map((other) => one + other));
const FIRST = SYLLABLES.length;
/** Added to each number of an enumeration. */
const FURTHER = 1000;

/** At least two syllables, as in no word of English. */
const word = (number: number): string =>
  (number >= FIRST * FIRST ? word(Math.floor(number / FIRST) - 1) : (SYLLABLES[Math.floor(number / FIRST)] ?? "")) +
  (SYLLABLES[number % FIRST] ?? "");

export interface Renaming {
  /** Of a resource, a field, a call, an enumeration or a value: what code says too. */
  readonly name: (old: string) => string;
  /** Of a section, a screen, a group, an action of a menu: what only texts say. */
  readonly place: (old: string) => string;
  /** "upkeep.jobs", "/clinic/orders/find": places with what stands between them. */
  readonly names: (old: string) => string;
  readonly value: (old: number | string) => number | string;
  /** Old names with new ones, so far. */
  readonly known: ReadonlyMap<string, string>;
  /** Old names that code may say. */
  readonly said: ReadonlySet<string>;
}

/** Answers a renaming that makes up a new name for each that it is asked for. */
export const renaming = (): Renaming => {
  const known = new Map<string, string>();
  const said = new Set<string>();
  const make = (old: string): string => {
    if (old.endsWith(RECORDS)) return place(old.slice(0, -RECORDS.length)) + RECORDS;
    const made = word(known.size + FIRST);
    // As many words as before, so that names are put together alike.
    return [
      made,
      ...old
        .split("_")
        .slice(1)
        .map(() => "zu"),
    ].join("_");
  };
  const place = (old: string): string => {
    if (KEPT.has(old)) return old;
    const made = known.get(old) ?? make(old);
    known.set(old, made);
    return made;
  };
  const name = (old: string): string => {
    said.add(old);
    return place(old);
  };
  return {
    known,
    said,
    name,
    place,
    names: (old) => old.replaceAll(/[A-Za-z][A-Za-z0-9_]*/g, place),
    value: (old) => (typeof old === "number" ? old + FURTHER : name(old)),
  };
};
