// A report for people.
import type { Ability } from "../src/framework/schema/abilities";
import { dialectLines } from "./hostYaml";
import type { Abilities, Report, Tried, Verdict } from "./Report";

const VERDICTS: readonly Verdict[] = ["answers", "differs", "lacks", "refuses", "fails", "not tried"];

const aboutFields = (what: string, fields: readonly string[]): readonly string[] =>
  fields.length === 0 ? [] : [`${what} ${fields.join(", ")}`];

const lineOf = ({ call, verdict, missing, unlike, notes }: Tried): string => {
  const said = [...notes, ...aboutFields("without", missing), ...unlike].join("; ");
  return `  ${call.padEnd(16)} ${verdict.padEnd(9)}${said === "" ? "" : ` ${said}`}`.trimEnd();
};

/** `can` and `lacks`, ready for host.yaml. */
export const yamlOf = ({ can, lacks }: Abilities): string => {
  const places = Object.entries(lacks);
  const list = (abilities: readonly Ability[]): string => `[${abilities.join(", ")}]`;
  return [
    `can: ${list(can)}`,
    ...(places.length === 0 ? [] : ["lacks:", ...places.map(([name, abilities]) => `  ${name}: ${list(abilities)}`)]),
  ].join("\n");
};

const aboutScreens = ({ screens }: Report): readonly string[] => {
  const closed = screens.filter(({ why }) => why !== "");
  const opens = `${screens.length - closed.length} of ${screens.length} screens would open.`;
  return [opens, ...closed.map(({ path, why }) => `- ${path} would not: ${why}.`)];
};

/** Nobody but the host knows the zone of its clock. */
const aboutZone = ({ shape: { values } }: Report): readonly string[] =>
  typeof values?.time === "object"
    ? [`# times without a zone: compare one with the host, and correct \`zone: ${values.time.zone}\``]
    : [];

const aboutUnseen = ({ unseen, found }: Report): readonly string[] => {
  const kept = unseen.filter((ability) => found.can.includes(ability));
  const left = unseen.filter((ability) => !found.can.includes(ability));
  return [
    ...(kept.length === 0 ? [] : [`# not seen, and kept as declared: ${kept.join(", ")}`]),
    ...(left.length === 0 ? [] : [`# not seen, and left out, which is safe with every host: ${left.join(", ")}`]),
  ];
};

export const printReport = (report: Report): string => {
  const { address, user, calls, differences, found } = report;
  const groups = [...new Set(calls.map(({ resource }) => resource))].map((resource) =>
    [resource, ...calls.filter((one) => one.resource === resource).map(lineOf)].join("\n"),
  );
  const counts = VERDICTS.map((verdict) => [verdict, calls.filter((one) => one.verdict === verdict).length] as const);
  const summary = counts.flatMap(([verdict, count]) => (count === 0 ? [] : [`${verdict} ${count}`])).join(", ");
  const refused = calls.filter(({ verdict }) => verdict === "refuses").length;
  const tried = calls.filter(({ verdict }) => verdict !== "not tried").length;
  return [
    ...groups,
    "",
    `${address}, signed in as ${user}: ${summary}.`,
    ...(report.written === "" ? [] : [report.written]),
    ...(refused * 3 > tried
      ? [`${refused} calls are refused to ${user}: an account with more rights shows more.`]
      : []),
    ...aboutScreens(report),
    ...(differences.length === 0
      ? ["Everything seen is as host.yaml and the definitions say."]
      : ["Other than declared:", ...differences.map((one) => `- ${one}`)]),
    "",
    "The lines of host.yaml that fit:",
    "",
    ...[dialectLines(report.shape)].filter((lines) => lines !== ""),
    yamlOf(found),
    ...aboutZone(report),
    ...aboutUnseen(report),
  ].join("\n");
};
