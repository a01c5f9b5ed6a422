// Keeps unsaved values until the tab is closed, so that a failed save, the end of the session or a reload loses
// nothing. Secrets are never stored.
import { session } from "../wire/session";
import { isObject } from "../wire/readAnswer";
import { tabMemory } from "../wire/tabMemory";

type Values = Readonly<Record<string, unknown>>;

export interface Draft {
  /** When the draft was stored, in milliseconds since 1970. */
  readonly at: number;
  readonly values: Values;
  /** Whether something interrupted the person: the session ended, or the page was outdated. */
  readonly torn?: true;
}
export interface DraftKey {
  readonly resource: string;
  /** The id of the record. Null for a new one. */
  readonly id: string | number | null;
  readonly user: string | number;
}

/** Whether the page is going to /login. Then no dialog asks about unsaved changes, because the draft keeps them. */
export const isSessionEnding = (): boolean => session.isLeaving();

const isDraft = (value: unknown): value is Draft =>
  isObject(value) && typeof value.at === "number" && isObject(value.values);

const memoryOf = ({ resource, id, user }: DraftKey) =>
  tabMemory(`draft:${JSON.stringify([user, resource, id])}`, isDraft);

const without = (value: unknown, secrets: ReadonlySet<string>, path: string): unknown => {
  if (Array.isArray(value)) return value.map((item, index) => without(item, secrets, `${path}${index}.`));
  return isObject(value) ? withoutSecrets(value, secrets, path) : value;
};

export const readDraft = (key: DraftKey): Draft | null => memoryOf(key).read();

/** The values that may be stored. Secrets are given by their paths: `password`, `clients.0.secret`. */
export const withoutSecrets = (values: Values, secrets: ReadonlySet<string>, path = ""): Values =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !secrets.has(path + name))
      .map(([name, value]) => [name, without(value, secrets, `${path}${name}.`)]),
  );

export const writeDraft = (key: DraftKey, values: Values, secrets: ReadonlySet<string>, isTorn = isSessionEnding()) => {
  const kept = withoutSecrets(values, secrets);
  if (Object.keys(kept).length === 0) dropDraft(key);
  else memoryOf(key).write({ at: Date.now(), values: kept, ...(isTorn && { torn: true }) });
};

export const dropDraft = (key: DraftKey) => memoryOf(key).drop();
