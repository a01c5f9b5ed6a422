// Values that are shown and handed on only as what they are called: passwords, tokens, keys that are kept.
const SECRET = /(^|_)(password|secret|token|private_key|secret_key|access_key|key_secret)$/;

export const isSecret = (name: string): boolean => SECRET.test(name);

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
