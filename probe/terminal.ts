// Asks on the terminal. A password stays hidden while it is typed.
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { NoSignIn } from "./Report";

/** `or`: what people can do without a terminal. @throws NoSignIn without a terminal */
export const askOnTerminal = async (question: string, or: string, isSecret: boolean): Promise<string> => {
  if (!process.stdin.isTTY) throw new NoSignIn(`There is no terminal to ask for ${question}: ${or}.`);
  process.stderr.write(`${question}: `);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reading = createInterface({
    input: process.stdin,
    output: isSecret ? nowhere : process.stderr,
    terminal: true,
  });
  try {
    return await reading.question("");
  } finally {
    reading.close();
    if (isSecret) process.stderr.write("\n");
  }
};

const DATA = /^data:image\/(\w+)[^,]*?(;base64)?,(.*)$/s;

/** Writes the picture into a file for the person to open. Answers its path. */
export const savePicture = (image: string): string => {
  const [, type = "png", base64, data = ""] = DATA.exec(image) ?? [];
  const file = join(mkdtempSync(join(tmpdir(), "probe-")), `picture.${type === "svg" ? "svg" : type}`);
  writeFileSync(file, base64 === undefined ? decodeURIComponent(data) : Buffer.from(data, "base64"));
  return file;
};
