// Reads how wide a picture is for its height.
import { existsSync, readFileSync } from "node:fs";

const number = (text: string | undefined): number => Number.parseFloat(text ?? "");

const ofSvg = (text: string): number => {
  const [, tag = ""] = /<svg\b([^>]*)>/.exec(text) ?? [];
  const [, , , wide, high] = /\bviewBox="\s*([\d.-]+)[\s,]+([\d.-]+)[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(tag) ?? [];
  if (wide !== undefined) return number(wide) / number(high);
  return number(/\bwidth="([\d.]+)/.exec(tag)?.[1]) / number(/\bheight="([\d.]+)/.exec(tag)?.[1]);
};

const PNG = "\u0089PNG";

/** The width of a picture divided by its height: 1 for a square. Null if it is none. */
export const aspectRatioOf = (file: string): number | null => {
  if (!existsSync(file)) return null;
  const bytes = readFileSync(file);
  const start = bytes.toString("latin1", 0, 16);
  if (start.startsWith(PNG)) return bytes.readUInt32BE(16) / bytes.readUInt32BE(20);
  if (start.startsWith("RIFF")) return start.endsWith("VP8X") ? webpRatio(bytes) : 1;
  const ratio = ofSvg(bytes.toString("utf8"));
  return Number.isFinite(ratio) && ratio > 0 ? ratio : null;
};

const webpRatio = (bytes: Buffer): number => (bytes.readUIntLE(24, 3) + 1) / (bytes.readUIntLE(27, 3) + 1);
