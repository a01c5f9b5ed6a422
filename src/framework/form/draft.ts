// Unsaved values, kept as long as the tab is open, so that a failed save, an expired session or a reload loses nothing. Secrets are
// never stored.
import { session } from "../wire/session";
import * as storage from "../wire/storage";

type Values = Readonly<Record<string, unknown>>;

export interface Draft {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly values: Values;
  /** The session ended while the form was open; the person did not choose to leave. */
  readonly torn?: true;
}
export interface DraftKey {
  readonly resource: string;
  /** The id of the record. Null for a new one. */
  readonly id: string | number | null;
  readonly user: string | number;
}

const nameOf = ({ resource, id, user }: DraftKey) => storage.ownKey(`draft:${JSON.stringify([user, resource, id])}`);

/** The page is on its way to /login. Nobody is asked about unsaved changes, because the draft has them. */
export const isSessionEnding = (): boolean => session.isLeaving();

const isDraft = (value: unknown): value is Draft =>
  typeof value === "object" &&
  value !== null &&
  "at" in value &&
  typeof value.at === "number" &&
  "values" in value &&
  typeof value.values === "object" &&
  value.values !== null;

/** Removes the values at these sources: `password`, `clients.0.secret`. */
const without = (value: unknown, secrets: ReadonlySet<string>, path = ""): unknown => {
  if (Array.isArray(value)) return value.map((item, index) => without(item, secrets, `${path}${index}.`));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !secrets.has(path + name))
      .map(([name, item]) => [name, without(item, secrets, `${path}${name}.`)]),
  );
};

export const readDraft = (key: DraftKey): Draft | null => {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(nameOf(key)) ?? "null");
    return isDraft(found) ? found : null;
  } catch {
    return null;
  }
};

/** The part of the values that may be stored. */
export const withoutSecrets = (values: Values, secrets: ReadonlySet<string>): Values =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !secrets.has(name))
      .map(([name, value]) => [name, without(value, secrets, `${name}.`)]),
  );

export const writeDraft = (key: DraftKey, values: Values, secrets: ReadonlySet<string>) => {
  const kept = withoutSecrets(values, secrets);
  try {
    if (Object.keys(kept).length === 0) sessionStorage.removeItem(nameOf(key));
    else
      sessionStorage.setItem(
        nameOf(key),
        JSON.stringify({ at: Date.now(), values: kept, ...(isSessionEnding() ? { torn: true } : {}) }),
      );
  } catch {
    // When the store is full or forbidden, only the draft is lost.
  }
};

export const dropDraft = (key: DraftKey) => {
  try {
    sessionStorage.removeItem(nameOf(key));
  } catch {
    // As above.
  }
};
