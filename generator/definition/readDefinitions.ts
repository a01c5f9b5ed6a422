import {
  CONSOLE_FILE,
  ENUMS_FILE,
  ERRORS_FILE,
  HOST_FILE,
  sectionAndNameOf,
  SAMPLES_FILE,
  WORDS_FILE,
} from "../layout";
import type { ConsoleDefinition, EnumsDefinition, ErrorDefinition } from "./ConsoleDefinition";
import type { Definition } from "./Definition";
import type { HostDefinition } from "./Host";
import type { SourceText } from "./locateProblems";
import { type Report, complainAbout } from "./Problem";
import { EMPTY_CONSOLE, readConsole } from "./readConsole";
import { readDefinition } from "./readDefinition";
import { readEnums } from "./readEnums";
import { readErrors } from "./readErrors";
import type { Kinds } from "./readFields";
import { readHost } from "./readHost";
import { NO_PHRASES, type Phrases, readPhrases } from "./readPhrases";
import { readSamples } from "./readSamples";
import { NO_SAMPLES, type Samples } from "./Samples";

/** The content of resources/, as read. */
export interface Definitions {
  readonly console: ConsoleDefinition;
  /** Null if there is no host.yaml. */
  readonly host: HostDefinition | null;
  readonly enums: EnumsDefinition;
  readonly errors: readonly ErrorDefinition[];
  readonly phrases: Phrases;
  readonly samples: Samples;
  readonly resources: readonly Definition[];
}

const ONCE = [CONSOLE_FILE, ENUMS_FILE, ERRORS_FILE] as const;

/** Caches the last result without mistakes, for a watcher that reads the same texts repeatedly. */
const keepLast = <T, More extends readonly unknown[]>(
  read: (source: SourceText, complain: Report, ...more: More) => T,
): typeof read => {
  let last: { readonly text: string; readonly result: T } | null = null;
  return (source, complain, ...more) => {
    if (last?.text === source.text) return last.result;
    let isSound = true;
    const hear: Report = (complaint) => {
      isSound = false;
      complain(complaint);
    };
    const result = read(source, hear, ...more);
    if (isSound) last = { text: source.text, result };
    return result;
  };
};

const readConsoleOnce = keepLast(readConsole);
const readPhrasesOnce = keepLast(readPhrases);
const readEnumsOnce = keepLast(readEnums);
const readErrorsOnce = keepLast(readErrors);
const readSamplesOnce = keepLast(readSamples);

const readings = new Map<string, typeof readDefinition>();

const readDefinitionOnce: typeof readDefinition = (source, ...more) => {
  const read = readings.get(source.path) ?? keepLast(readDefinition);
  readings.set(source.path, read);
  return read(source, ...more);
};

/** Reads the texts of resources/. Reports mistakes, and answers everything that could be read. */
export const readDefinitions = (sources: readonly SourceText[], kinds: Kinds, complain: Report): Definitions => {
  const singles = ONCE.map((path) => {
    const source = sources.find((one) => one.path === path);
    if (source === undefined)
      complainAbout(path, complain)(
        "P100",
        [],
        `${path} is missing`,
        "Write it: docs/definitions.md shows what it holds.",
      );
    return source;
  });
  const [console, enums, errors] = singles;
  const host = sources.find(({ path }) => path === HOST_FILE);
  const phrases = sources.find(({ path }) => path === WORDS_FILE);
  const samples = sources.find(({ path }) => path === SAMPLES_FILE);
  return {
    console: console === undefined ? EMPTY_CONSOLE : readConsoleOnce(console, complain),
    host: host === undefined ? null : readHost(host, complain),
    enums: enums === undefined ? { sound: false, enums: new Map() } : readEnumsOnce(enums, complain),
    errors: errors === undefined ? [] : readErrorsOnce(errors, complain),
    phrases: phrases === undefined ? NO_PHRASES : readPhrasesOnce(phrases, complain),
    samples: samples === undefined ? NO_SAMPLES : readSamplesOnce(samples, complain, kinds),
    resources: sources
      .filter(({ path }) => sectionAndNameOf(path) !== null)
      .map((source) => readDefinitionOnce(source, complain, kinds)),
  };
};
