// The steps of a document: the commands to run, and the texts to write, in one section.
import { readFileSync } from "node:fs";

export interface WalkthroughStep {
  readonly is: "sh" | "yaml";
  readonly text: string;
}

/** The code blocks below the heading. @throws if there is no such section */
export const stepsOf = (file: string, heading: string): readonly WalkthroughStep[] => {
  const text = readFileSync(file, "utf8");
  const at = text.indexOf(`\n## ${heading}\n`);
  if (at < 0) throw new Error(`${file} has no section "${heading}"`);
  const [section = ""] = text.slice(at + 4).split("\n## ");
  return [...section.matchAll(/^```(sh|yaml)\n([\s\S]*?)^```$/gm)].map(([, is, block = ""]) => ({
    is: is === "sh" ? "sh" : "yaml",
    text: block,
  }));
};
