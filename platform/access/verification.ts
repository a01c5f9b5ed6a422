// Pictures with a text to copy: single use, five minutes. They slow down guessing; they are no proof of a person.
import { randomBytes, randomInt } from "node:crypto";
import { noteOnce, takeNote } from "../storage/bookkeeping";
import type { Db } from "../storage/Store";

const SECONDS = 300;
const LENGTH = 4;
/** Without those that people take for one another: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const LETTERS = "ACDEFGHJKMNPQRTWXY34679";
const WIDTH = 120;
const HEIGHT = 40;
const INKS = ["#1f3a5f", "#5b2245", "#1d4d3a", "#5a3a12", "#36306b"];

const draw = (text: string): string => {
  const letters = [...text].map((letter, index) => {
    const x = 16 + (index * (WIDTH - 24)) / text.length + randomInt(-2, 3);
    const y = 28 + randomInt(-3, 4);
    const ink = INKS[randomInt(INKS.length)];
    return `<text x="${x}" y="${y}" font-size="${randomInt(23, 28)}" fill="${ink}" transform="rotate(${randomInt(-18, 19)} ${x + 8} ${y - 8})">${letter}</text>`;
  });
  const lines = Array.from({ length: 4 }, () => {
    const at = () => `${randomInt(WIDTH)} ${randomInt(HEIGHT)}`;
    return `<path d="M${at()} Q${at()} ${at()}" stroke="${INKS[randomInt(INKS.length)]}" stroke-opacity=".45" fill="none"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="100%" height="100%" fill="#eef2f6"/>${lines.join("")}<g font-family="Georgia,serif" font-weight="700">${letters.join("")}</g></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
};

export interface Verification {
  readonly verify_id: string;
  /** SVG as a data URL, 120 x 40. */
  readonly image: string;
}

/** `fixed` replaces the drawn text; for tests only. */
export const makeVerification = async (db: Db, fixed: string | null, now: number): Promise<Verification> => {
  const text = fixed ?? Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  const id = randomBytes(16).toString("hex");
  await noteOnce(db, `code:${id}`, text, now, SECONDS);
  return { verify_id: id, image: draw(text.replaceAll(/[^A-Za-z0-9]/g, "")) };
};

export const isVerified = async (db: Db, id: unknown, code: unknown, now: number): Promise<boolean> => {
  if (typeof id !== "string" || typeof code !== "string" || id === "") return false;
  const text = await takeNote(db, `code:${id}`, now);
  return text !== null && text.toLowerCase() === code.trim().toLowerCase();
};
