/** What is left of a name that people gave is safe as the name of a file. */
export const plainName = (value: unknown, otherwise: string): string => {
  const plain = String(value ?? "")
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, "_")
    .replace(/^[._]+/, "");
  return plain.slice(0, 80) || otherwise;
};
