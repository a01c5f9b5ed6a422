import type { ConsoleDefinition, PartialWords, ScreenDefinition, SectionDefinition } from "./ConsoleDefinition";
import { consolePart, screenPart, sectionPart, wordsPart } from "./ConsoleDefinition";
import { ALL_FEATURES, featureFactsOf, isFeature } from "./features";
import { type IdentityDefinition, EMPTY_IDENTITY } from "./Identity";
import type { SourceText } from "./locateProblems";
import { RESERVED_IDENTIFIERS } from "./names";
import { parseYaml } from "./parseYaml";
import { readPart } from "./part";
import { type Report, complainAbout, type ReportHere, type Path } from "./Problem";
import { checkName } from "./readFields";
import { readIdentity } from "./readIdentity";

type Written = Readonly<Record<string, unknown>>;
const NONE: ReadonlySet<string> = new Set(["constructor", "prototype"]);

const readWords = (raw: Written, path: Path, complain: ReportHere): Map<string, PartialWords> => {
  const all = new Map<string, PartialWords>();
  for (const [name, value] of Object.entries(raw)) {
    checkName(name, [...path, name], NONE, complain);
    all.set(name, readPart(wordsPart, value, [...path, name], complain)?.data ?? {});
  }
  return all;
};

type Shown = Omit<ScreenDefinition, "name" | "actions"> & { readonly screens?: unknown };

/** Checks that a screen has resources, or tabs, or a hand-written component. */
const judgeContent = (shown: Shown, wrong: ReadonlySet<string>, path: Path, complain: ReportHere): void => {
  const contents = ["resource", "tabs", "component", "dashboard", "screens"] as const;
  const used = contents.filter((way) => shown[way] !== undefined || wrong.has(way));
  if (used.length === 1) return;
  const message =
    used.length === 0 ? `\`${path.at(-1)}\` shows nothing` : `\`${path.at(-1)}\` has both \`${used.join("` and `")}\``;
  complain(
    "P149",
    path,
    message,
    "Give it one of `resource`, `tabs`, `component` and `dashboard`; a section may have `screens` instead.",
    "key",
  );
};

const readScreen = (name: string, raw: unknown, path: Path, complain: ReportHere): ScreenDefinition => {
  checkName(name, path, NONE, complain);
  const reading = readPart(screenPart, raw, path, complain);
  if (reading === null) return { name, actions: new Map() };
  judgeContent(reading.data, reading.wrong, path, complain);
  return { ...reading.data, name, actions: readWords(reading.data.actions ?? {}, [...path, "actions"], complain) };
};

const readSection = (name: string, raw: unknown, complain: ReportHere): SectionDefinition => {
  const path = ["sections", name];
  checkName(name, path, RESERVED_IDENTIFIERS, complain);
  const reading = readPart(sectionPart, raw, path, complain);
  if (reading === null) return { name, redirect: undefined, screens: null, actions: new Map() };
  const { data, wrong } = reading;
  judgeContent(data, wrong, path, complain);
  const screens = Object.entries(data.screens ?? {}).map(
    ([screen, value]) => [screen, readScreen(screen, value, [...path, "screens", screen], complain)] as const,
  );
  return {
    ...data,
    name,
    redirect: data.redirect,
    screens: data.screens === undefined ? null : new Map(screens),
    actions: readWords(data.actions ?? {}, [...path, "actions"], complain),
  };
};

/** Used if the file is missing or cannot be read. */
export const EMPTY_CONSOLE: ConsoleDefinition = {
  sound: false,
  title: undefined,
  features: ALL_FEATURES,
  listsFeatures: false,
  identity: EMPTY_IDENTITY,
  publicPages: new Map(),
  hostTitle: null,
  patterns: new Map(),
  titles: new Map(),
  sections: new Map(),
};

/** The listed features or, without a list, all features whose needs are met and that need not be listed. */
const readFeatures = (
  data: { readonly features?: readonly string[] | undefined },
  identity: IdentityDefinition,
  complain: ReportHere,
): readonly string[] => {
  const lacking = (name: string) => {
    const key = isFeature(name) ? featureFactsOf(name).needs : undefined;
    return key === undefined || identity[key === "api_key" ? "apiKey" : key] !== undefined ? undefined : key;
  };
  if (data.features === undefined)
    return ALL_FEATURES.filter((name) => lacking(name) === undefined && featureFactsOf(name).listed !== true);
  for (const [at, name] of data.features.entries()) {
    const key = lacking(name);
    if (data.features.indexOf(name) < at)
      complain("P231", ["features", at], `\`${name}\` is listed twice`, "Remove one of the two.");
    if (key !== undefined)
      complain(
        "P104",
        ["features", at],
        `the feature ${name} needs \`${key}\``,
        `Add \`${key}:\`, or leave ${name} out.`,
      );
  }
  return [...new Set(data.features)];
};

/** Reads resources/console.yaml. */
export const readConsole = ({ path: file, text }: SourceText, report: Report): ConsoleDefinition => {
  const complain = complainAbout(file, report);
  const raw = parseYaml(text, complain);
  const reading = raw === null ? null : readPart(consolePart, raw, [], complain);
  if (reading === null) return EMPTY_CONSOLE;
  const { data, wrong } = reading;
  const identity = readIdentity(data, complain);
  const sections = Object.entries(data.sections ?? {}).map(
    ([name, value]) => [name, readSection(name, value, complain)] as const,
  );
  return {
    sound: !wrong.has("sections") && data.sections !== undefined,
    title: data.title,
    features: readFeatures(data, identity, complain),
    listsFeatures: data.features !== undefined,
    publicPages: new Map(Object.entries(data.public ?? {})),
    hostTitle: data.host_title ?? null,
    identity,
    patterns: new Map(Object.entries(data.patterns ?? {})),
    titles: readWords(data.titles ?? {}, ["titles"], complain),
    sections: new Map(sections),
  };
};
