// Prints a report for people.
import type { Ability } from "../shared/schema/abilities";
import { hasShape, toHostYamlLines } from "./hostYaml";
import type { Abilities, Report, TriedCall, Verdict } from "./Report";

/** The worst result comes first. */
const VERDICTS: readonly Verdict[] = ["fails", "lacks", "differs", "refuses", "not tried", "answers"];

/** Whether the result needs no action. */
const isHarmless = ({ verdict, extension }: TriedCall): boolean =>
  verdict === "not tried" || verdict === "answers" || (verdict === "lacks" && extension);

const aboutFields = (what: string, fields: readonly string[]): readonly string[] =>
  fields.length === 0 ? [] : [`${what} ${fields.join(", ")}`];

const lineOf = ({ resource, call, missing, unlike, notes }: TriedCall): string => {
  const said = [...unlike, ...notes, ...aboutFields("without", missing)].join("; ");
  return `  ${`${resource}.${call}`.padEnd(32)} ${said}`.trimEnd();
};

const reasonsIn = (calls: readonly TriedCall[]): string => {
  const reasons = new Map<string, number>();
  for (const { notes } of calls) {
    const [reason = ""] = notes;
    reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  }
  return [...reasons].map(([reason, count]) => `${count} ${reason}`).join(", ");
};

/** Sums up in one line the calls of one verdict that need no attention. */
const foldedOf = (verdict: Verdict, calls: readonly TriedCall[]): string => {
  if (verdict === "not tried") return `not tried ${calls.length}: ${reasonsIn(calls)}`;
  if (verdict === "lacks") return `lacks ${calls.length} beyond the specification`;
  const partial = calls.filter(({ missing }) => missing.length > 0).length;
  const columns = partial === 0 ? "" : `, ${partial} of them without some fields, whose columns stay empty`;
  return `answers ${calls.length}${columns}`;
};

/** `isWhole`: with a line for each call. */
const groupsOf = ({ calls }: Report, isWhole: boolean): readonly string[] =>
  VERDICTS.flatMap((verdict) => {
    const own = calls.filter((one) => one.verdict === verdict);
    const shown = own.filter((one) => isWhole || !isHarmless(one));
    const folded = own.filter((one) => !shown.includes(one));
    return [
      ...(shown.length === 0 ? [] : [`${verdict} ${shown.length}`, ...shown.map(lineOf)]),
      ...(folded.length === 0 ? [] : [foldedOf(verdict, folded)]),
    ];
  });

/** `can` and `lacks`, ready for host.yaml. */
export const abilitiesYaml = ({ can, lacks }: Abilities): string => {
  const places = Object.entries(lacks);
  const list = (abilities: readonly Ability[]): string => `[${abilities.join(", ")}]`;
  return [
    `can: ${list(can)}`,
    ...(places.length === 0 ? [] : ["lacks:", ...places.map(([name, abilities]) => `  ${name}: ${list(abilities)}`)]),
  ].join("\n");
};

const aboutScreens = ({ screens, rights }: Report): readonly string[] => {
  const closed = screens.filter(({ why }) => why !== "");
  const opens = `${screens.length - closed.length} of ${screens.length} screens would open.`;
  return [rights, opens, ...closed.map(({ path, why }) => `- ${path} would not: ${why}.`)];
};

/** A note about the time zone, because only the host knows the zone of its clock. */
const aboutZone = ({ shape: { dialect } }: Report): readonly string[] =>
  typeof dialect.values?.time === "object"
    ? [`# times without a zone: compare one with the host, and correct \`zone: ${dialect.values.time.zone}\``]
    : [];

const aboutUnseen = ({ unseen, found }: Report): readonly string[] => {
  const kept = unseen.filter((ability) => found.can.includes(ability));
  const left = unseen.filter((ability) => !found.can.includes(ability));
  return [
    ...(kept.length === 0 ? [] : [`# not seen, and kept as declared: ${kept.join(", ")}`]),
    ...(left.length === 0 ? [] : [`# not seen, and left out, which is safe with every host: ${left.join(", ")}`]),
  ];
};

/** `isWhole`: with a line for each call, even for calls without a problem. */
export const printReport = (report: Report, isWhole = false): string => {
  const { address, user, calls, differences, found, shape } = report;
  const refused = calls.filter(({ verdict }) => verdict === "refuses").length;
  const tried = calls.filter(({ verdict }) => verdict !== "not tried").length;
  const isAsSaid = differences.length === 0 && !hasShape(shape);
  return [
    `${address}, signed in as ${user}`,
    "",
    ...groupsOf(report, isWhole),
    "",
    ...(report.written === "" ? [] : [report.written]),
    ...(refused * 3 > tried
      ? [`${refused} calls are refused to ${user}: an account with more rights shows more.`]
      : []),
    ...aboutScreens(report),
    ...(differences.length === 0
      ? ["Everything seen is as host.yaml and the definitions say."]
      : ["Other than declared:", ...differences.map((one) => `- ${one}`)]),
    "",
    isAsSaid ? "host.yaml fits as it is:" : "The lines of host.yaml that fit:",
    "",
    ...[toHostYamlLines(shape)].filter((lines) => lines !== ""),
    abilitiesYaml(found),
    ...aboutZone(report),
    ...aboutUnseen(report),
  ].join("\n");
};
