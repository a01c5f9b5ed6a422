import { randomBytes } from "node:crypto";

const MOST = 80;

/** What is left of a name is safe in a path and in a header. */
const plainName = (name: string): string => {
  const plain = name
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{N}._-]+/gu, "_")
    .replace(/^[._]+/, "");
  return plain.slice(-MOST) || "file";
};

/** Where a file of this name will lie. */
export const newAddress = (given: string): { id: string; name: string; url: string } => {
  const id = randomBytes(12).toString("hex");
  const name = plainName(given);
  return { id, name, url: `/files/${id}/${encodeURIComponent(name)}` };
};
