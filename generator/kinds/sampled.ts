// Draws texts for demo rows from resources/samples.yaml.
import type { Samples } from "../definition/Samples";
import type { Draw } from "./FieldKind";

const HEX = 16;
const DECIMAL = 10;
// Multiplying by an odd factor permutes 36^6 numbers. So texts of consecutive rows look random and never repeat.
const FACTOR = 1_103_515_245n;
const SPACE = 36n ** 6n;

const drawDigits = (draw: Draw, base: number, digits: number): string =>
  Array.from({ length: digits }, () =>
    draw
      .integer(0, base - 1)
      .toString(base)
      .toUpperCase(),
  ).join("");

export const uniqueTextOfRow = (row: number): string =>
  ((BigInt(row + 1) * FACTOR) % SPACE).toString(36).toUpperCase().padStart(6, "0");

const drawOne = (what: string, draw: Draw): string => {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(what) ?? [];
  if (from !== undefined) return String(draw.integer(Number(from), Number(to))).padStart(from.length, "0");
  const [name = "", size = "0"] = what.split(":");
  if (name === "hex") return drawDigits(draw, HEX, Number(size));
  if (name === "digits") return drawDigits(draw, DECIMAL, Number(size));
  if (name === "row") return String(draw.row + 1).padStart(Number(size), "0");
  return name === "unique" ? uniqueTextOfRow(draw.row) : draw.pick(draw.samples.lists[name] ?? [""]);
};

const fillIn = (text: string, draw: Draw): string =>
  text.replaceAll(/\{([^{}]*)\}/g, (_, what: string) => drawOne(what, draw));

/** Null if samples.yaml has no text for this kind or pattern. */
export const randomSample = (draw: Draw, of: "kinds" | "patterns", name: unknown): string | null => {
  const text = typeof name === "string" ? draw.samples[of][name] : undefined;
  return text === undefined ? null : fillIn(text, draw);
};

/** Cached, because every row needs the same few names. */
const known = new WeakMap<Samples, Map<string, string | null>>();

/** Null if samples.yaml has no text for a field of this name. */
export const randomTextByName = (draw: Draw, name: string): string | null => {
  const texts = known.get(draw.samples) ?? new Map<string, string | null>();
  known.set(draw.samples, texts);
  const text = texts.has(name)
    ? (texts.get(name) ?? null)
    : (draw.samples.names.find(([matching]) => new RegExp(matching).test(name))?.[1] ?? null);
  texts.set(name, text);
  return text === null ? null : fillIn(text, draw);
};
