// Values that are shown and handed on only as what they are called: passwords, tokens, keys that are kept.
const SECRETS = new Set(["password", "secret", "token"]);
/** What a key that is kept is called besides. */
const KEPT = new Set(["private", "secret", "access"]);

export const isSecret = (name: string): boolean => {
  const [last = "", before = ""] = name.split("_").toReversed();
  return SECRETS.has(last) || (last === "key" && KEPT.has(before));
};

/** Of a token, enough to tell two apart. */
export const masked = (token: string): string => (token === "" ? "" : `${token.slice(0, 4)}••••`);

const isToken = (name: string): boolean => name.endsWith("token");

/** The same value, its secrets each replaced by what `spell` makes of it. */
export const withSecrets = (value: unknown, spell: (name: string, secret: string) => string): unknown => {
  if (Array.isArray(value)) return value.map((item) => withSecrets(item, spell));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      isSecret(name) && typeof one === "string" && one !== "" ? spell(name, one) : withSecrets(one, spell),
    ]),
  );
};

/** For the screen: of tokens the beginning, of passwords and keys nothing. */
export const withMasked = (value: unknown): unknown =>
  withSecrets(value, (name, secret) => (isToken(name) ? masked(secret) : "••••"));
