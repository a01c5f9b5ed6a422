// Invents the new names of a renamed console. They are nonsense words, and an old name has the same new name
// everywhere.

/** Names that have a meaning for the framework, see docs/definitions.md. All other names in resources/ are free. */
const VERBS = ["list", "get", "add", "set", "del"];
const TASKS = ["export_add", "export_get", "export_list", "import_add", "import_get", "import_list"];
const KEPT: ReadonlySet<string> = new Set([...VERBS, ...TASKS, "default"]);

/** The suffix of resources that record imports, and the fields of such resources whose names are fixed. */
export const IMPORT_SUFFIX = "_import";
export const IMPORT_FIELDS: ReadonlySet<string> = new Set(
  "id name state total done created existing refused result user_id".split(" "),
);

const SYLLABLES = [..."zqvxjk"].flatMap((one) => [..."aeiou"].map((other) => one + other));
const FIRST = SYLLABLES.length;
/** Added to each number of an enumeration. */
const FURTHER = 1000;

/** Makes a word of at least two syllables that is no English word. */
const word = (number: number): string =>
  (number >= FIRST * FIRST ? word(Math.floor(number / FIRST) - 1) : (SYLLABLES[Math.floor(number / FIRST)] ?? "")) +
  (SYLLABLES[number % FIRST] ?? "");

export interface Renaming {
  /** Renames a resource, a field, a call, an enumeration or a value. Code may use these names. */
  readonly name: (old: string) => string;
  /** Renames a section, a screen, a group or an action. Only texts contain such names. */
  readonly place: (old: string) => string;
  /** Renames the parts of "upkeep.jobs" or "/clinic/orders/find" and keeps the separators. */
  readonly names: (old: string) => string;
  readonly value: (old: number | string) => number | string;
  /** The names that were renamed so far: old name -> new name. */
  readonly known: ReadonlyMap<string, string>;
  /** The old names that hand-written code may use. */
  readonly said: ReadonlySet<string>;
}

/** Makes a renaming that invents a new name for each requested name. */
export const renaming = (): Renaming => {
  const known = new Map<string, string>();
  const said = new Set<string>();
  const make = (old: string): string => {
    if (old.endsWith(IMPORT_SUFFIX)) return place(old.slice(0, -IMPORT_SUFFIX.length)) + IMPORT_SUFFIX;
    const made = word(known.size + FIRST);
    // The new name has as many words as the old one, so that composed names keep their form.
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
