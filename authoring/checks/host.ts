// Checks what host.yaml says about secrets.
import type { Definition } from "../../generator/definition/Definition";
import { suggest } from "../../generator/definition/nearest";
import { complainAbout, type Report } from "../../generator/definition/Problem";
import type { Definitions } from "../../generator/definition/readDefinitions";
import { HOST_FILE } from "../../generator/layout";
import type { Lookup } from "../../generator/model/Lookup";

/** In `unchanged`: all resources. */
const EVERY = "all";

/** The fields that a platform may hide: secrets, and personal data, which it may mask. */
const hiddenIn = ({ name, fields }: Definition): readonly string[] => {
  const secrets = [...fields].filter(([, { kind }]) => kind === "secret");
  const masked = [...fields].filter(([, { personal }]) => personal === true);
  return [...(secrets.length > 0 ? [name] : []), ...[...secrets, ...masked].map(([field]) => `${name}.${field}`)];
};

/** Reports hidden values that do not exist, and a secret that every browser would get. */
export const checkHostSecrets = ({ host, resources }: Definitions, lookup: Lookup, report: Report): void => {
  if (host === null) return;
  const complain = complainAbout(HOST_FILE, report);
  const hidden = [EVERY, ...resources.flatMap(hiddenIn)];
  for (const name of typeof host.unchanged === "object" ? Object.keys(host.unchanged) : [])
    if (!hidden.includes(name) && lookup.resource(name.split(".", 1)[0] ?? "")?.sound !== false)
      complain(
        "P201",
        ["unchanged", name],
        `\`${name}\` is nothing that a platform hides`,
        suggest(name, hidden),
        "key",
      );
  for (const [part, written] of Object.entries({ sign_in: host.sign_in.call, renew: host.renew?.call })) {
    const [resource = "", name = ""] = (written ?? "").split(".");
    const constants = Object.keys(lookup.resource(resource)?.calls.get(name)?.constants ?? {});
    const secret = constants.find((one) => /^client.?secret$/i.test(one));
    if (secret !== undefined)
      complain(
        "P105",
        [part, "call"],
        `\`${written}\` sends a \`${secret}\`, which everybody can read in a browser`,
        "Register the console as a public client of the platform, and leave it out.",
      );
  }
};
