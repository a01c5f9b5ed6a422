// Characters that look alike (0 O, 1 l I) are left out, because people read secrets aloud and copy them from paper.
const LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789";

/** A random secret of this length. Every character is equally likely. */
export const generateSecret = (length: number): string => {
  const fair = 256 - (256 % LETTERS.length);
  let secret = "";
  while (secret.length < length) {
    for (const byte of crypto.getRandomValues(new Uint8Array(length))) {
      if (byte < fair && secret.length < length) secret += LETTERS[byte % LETTERS.length];
    }
  }
  return secret;
};
