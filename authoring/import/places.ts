// Which collection of records a path belongs to, and what it does there.
export type Verb = "list" | "get" | "add" | "set" | "del";

export interface OperationPath {
  /** The path of the collection, without verbs and without the key: /v1/devices. */
  readonly base: string;
  /** The parameter of the path with the key of a record. Empty for the collection itself. */
  readonly key: string;
  /** The call that a verb in the path names: /v1/devices/list. */
  readonly said: Verb | null;
}

const SAID: Readonly<Record<string, Verb>> = Object.fromEntries(
  [
    ["list", "list all getall findall page query search find"],
    ["get", "get detail details show view"],
    ["add", "add create new insert"],
    ["set", "set update edit patch replace modify save"],
    ["del", "delete del remove destroy"],
  ].flatMap(([verb = "", words = ""]) => words.split(" ").map((word) => [word, verb as Verb])),
);

const isParameter = (step: string): boolean => /^\{.*\}$/.test(step);
export const parameterName = (step: string): string => step.replaceAll(/[{}]/g, "");
export const segmentsOf = (path: string): readonly string[] =>
  path
    .replace(/\.(?:json|\{format\})$/, "")
    .split("/")
    .filter((step) => step !== "");
const verbIn = (step: string | undefined): Verb | null =>
  step === undefined || isParameter(step) ? null : (SAID[step.toLowerCase().replaceAll(/[^a-z]/g, "")] ?? null);
const pathOf = (steps: readonly string[]): string => `/${steps.join("/")}`;

/** Words before a key that say which key it is: /device/name/{name}, /users/by-mail/{mail}. */
const namesKey = (step: string | undefined, key: string): boolean =>
  step !== undefined && !isParameter(step) && (step.toLowerCase() === key.toLowerCase() || /^by[-_]/.test(step));

export const parseOperationPath = (path: string): OperationPath => {
  const steps = [...segmentsOf(path)];
  let said: Verb | null = null;
  let key = "";
  const end = verbIn(steps.at(-1));
  if (end !== null && steps.length > 1) {
    said = end;
    steps.pop();
  }
  const last = steps.at(-1);
  if (last !== undefined && isParameter(last)) {
    key = parameterName(last);
    steps.pop();
    if (namesKey(steps.at(-1), key) && steps.length > 1) steps.pop();
    const before = said === null && steps.length > 1 ? verbIn(steps.at(-1)) : null;
    if (before !== null) {
      said = before;
      steps.pop();
    }
  }
  return { base: pathOf(steps), key, said };
};

/** The last word of a collection, such as devices. */
export const nounOf = (base: string): string =>
  segmentsOf(base)
    .filter((step) => !isParameter(step))
    .at(-1) ?? "";

export const parameterNamesIn = (path: string): readonly string[] =>
  [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name);
