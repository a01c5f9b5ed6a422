// A deliberate bug that breaks a sentence of the specification, with its place in the code and the test that must fail.
import { type Sentence, sentences } from "../../specification/sentences";

export interface Breakage {
  readonly sentence: Sentence;
  /** A short description of the bug. */
  readonly bug: string;
  readonly file: string;
  /** The code to replace. It must occur exactly once in the file. */
  readonly from: string;
  readonly to: string;
  /** The test file, as docs/specification.md lists it for the sentence, and a part of the test's title. */
  readonly noticed: string;
  readonly by: string;
}

/** Finds the sentence of a point that begins with this text. */
export const sentenceOf = (point: number, beginning: string): Sentence => {
  const [found, ...others] = sentences.filter((one) => one.point === point && one.text.startsWith(beginning));
  if (!found || others.length > 0) throw new Error(`${point}. "${beginning}" begins ${others.length + 1} sentences`);
  return found;
};

/** A breakage that any test whose title contains the sentence detects. */
export const breakageByName = (
  sentence: Sentence,
  noticed: string,
  broken: Pick<Breakage, "bug" | "file" | "from" | "to">,
): Breakage => ({ sentence, noticed, by: sentence.text, ...broken });

/** Some contract tests are in files that a test file imports. Answers the test file. */
export const fileOf = ({ noticed }: Breakage): string =>
  /\.(?:test|journey)\.tsx?$/.test(noticed) ? noticed : "tests/contract/contract.test.ts";
