// Names of values that must not be shown or shared: passwords, tokens, private keys.
const SECRETS = new Set(["password", "secret", "token"]);
/** A name that contains "key" is secret if one of these words comes before "key". */
const KEPT = new Set(["private", "secret", "access"]);

export const isSecret = (name: string): boolean => {
  const [last = "", before = ""] = name.split("_").toReversed();
  return SECRETS.has(last) || (last === "key" && KEPT.has(before));
};

/** The first characters of a token, enough to distinguish two tokens. */
export const maskToken = (token: string): string => (token === "" ? "" : `${token.slice(0, 4)}••••`);

const isToken = (name: string): boolean => name.endsWith("token");

/** The same value, with each secret replaced by the result of `spell`. */
export const replaceSecrets = (value: unknown, spell: (name: string, secret: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((item) => replaceSecrets(item, spell));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      isSecret(name) && typeof one === "string" && one !== "" ? spell(name, one) : replaceSecrets(one, spell),
    ]),
  );
};

/** For the screen: shows the first characters of tokens, and hides passwords and keys. */
export const maskSecrets = (value: unknown): unknown =>
  replaceSecrets(value, (name, secret) => (isToken(name) ? maskToken(secret) : "••••"));
