// A deliberate bug that breaks a sentence of the specification: its place, and the test that must fail.
import { type Sentence, sentences } from "../../specification/sentences";

export interface Breakage {
  readonly sentence: Sentence;
  /** A short description of the bug. */
  readonly bug: string;
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly from: string;
  readonly to: string;
  /** The test file, as docs/specification.md lists it for the sentence, and a part of the test's title. */
  readonly noticed: string;
  readonly by: string;
}

/** The sentence of a point with this beginning. */
export const sentenceOf = (point: number, beginning: string): Sentence => {
  const [found, ...others] = sentences.filter((one) => one.point === point && one.text.startsWith(beginning));
  if (!found || others.length > 0) throw new Error(`${point}. "${beginning}" begins ${others.length + 1} sentences`);
  return found;
};

/** A breakage that a test with the sentence in its name detects. */
export const breakageByName = (
  sentence: Sentence,
  noticed: string,
  broken: Pick<Breakage, "bug" | "file" | "from" | "to">,
): Breakage => ({ sentence, noticed, by: sentence.text, ...broken });

/** Contract tests that are not test files themselves belong to a test file. */
export const fileOf = ({ noticed }: Breakage): string =>
  /\.(?:test|journey)\.tsx?$/.test(noticed) ? noticed : "tests/contract/contract.test.ts";
