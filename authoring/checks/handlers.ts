// Compares the calls that have code with the calls of the definitions, in both directions.
import { suggest } from "../../generator/definition/nearest";
import type { Definitions } from "../../generator/definition/readAll";
import { complainAbout, type Report } from "../../generator/definition/Problem";
import { BUSINESS } from "../../generator/layout";
import type { HandledCalls } from "../../generator/model/checkHandlers";

const offsetOf = (text: string, names: readonly string[]): number => {
  let at = 0;
  for (const name of ["handlers", ...names]) {
    const found = new RegExp(`\\b${name}\\b`).exec(text.slice(at));
    at += found?.index ?? 0;
  }
  return at;
};

/** `text`: the code of the platform, or null if the console has none. */
export const checkCode = (
  { resources }: Definitions,
  handled: HandledCalls | null,
  text: string | null,
  report: Report,
): void => {
  if (handled === null || text === null) return;
  const complain = complainAbout(BUSINESS, report);
  const known = new Map(resources.map((one) => [one.name, one]));
  for (const [name, calls] of handled) {
    const definition = known.get(name);
    if (definition === undefined) {
      const takers = resources.filter((one) => [...(calls ?? [])].every((call) => one.calls.has(call)));
      const names = (takers.length > 0 ? takers : resources).map((one) => one.name);
      complain(
        "P246",
        [],
        `\`handlers\` has code for \`${name}\`, which is no resource`,
        suggest(name, names),
        offsetOf(text, [name]),
      );
    } else if (definition.sound)
      for (const call of calls ?? [])
        if (!definition.calls.has(call))
          complain(
            "P246",
            [],
            `\`handlers\` has code for \`${call}\` of ${name}, which is no call of it`,
            suggest(call, definition.calls.keys()),
            offsetOf(text, [name, call]),
          );
  }
  for (const { name, file, calls } of resources)
    for (const [call, { handler }] of calls) {
      const own = handled.get(name);
      if (handler !== true || own === null || own?.has(call) === true) continue;
      complainAbout(file, report)(
        "P169",
        ["calls", call],
        `\`${call}\` says \`handler: true\`, and ${BUSINESS} has no code for it`,
        `Add \`${name}: { ${call}: … }\` to \`handlers\` there, or remove \`handler\`.`,
        "key",
      );
    }
};
