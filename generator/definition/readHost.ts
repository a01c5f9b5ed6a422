import { explainMissing } from "./explainIssue";
import { envelopePart, hostPart, passwordPart, renewPart, rowsPart, signInPart, uploadPart } from "./Host";
import type { HostDefinition } from "./Host";
import type { SourceText } from "./locateProblems";
import { parseYaml } from "./parseYaml";
import { type DefinitionPart, readPart } from "./part";
import { type Report, complainAbout } from "./Problem";

/** Reads resources/host.yaml. Answers null if it is not a map. */
export const readHost = ({ path: file, text }: SourceText, report: Report): HostDefinition | null => {
  const complain = complainAbout(file, report);
  const raw = parseYaml(text, complain);
  const reading = raw === null ? null : readPart(hostPart, raw, [], complain);
  if (reading === null) return null;
  const { data, wrong } = reading;
  const { picture, sign_out, own, rights, rest, can, lacks, unchanged, dialect, styles, sources } = data;
  if (data.sign_in === undefined && !wrong.has("sign_in")) explainMissing(["sign_in"], false, complain);
  if (own === undefined && rights === undefined && !wrong.has("own") && !wrong.has("rights"))
    complain(
      "P104",
      [],
      "the file has no `own`",
      "Add `own:`, the call that answers the account and what it may do, or `rights: all`: then everybody who signs in sees all screens.",
      "key",
    );
  const optional = <T>(
    part: DefinitionPart<T>,
    name: "envelope" | "sign_in" | "password" | "renew" | "upload" | "rows",
    nothing: T,
  ): T | undefined =>
    data[name] === undefined ? undefined : (readPart(part, data[name], [name], complain)?.data ?? nothing);
  return {
    picture,
    sign_out,
    own,
    rights,
    rest,
    can,
    lacks,
    unchanged,
    dialect,
    styles,
    sources,
    envelope: optional(envelopePart, "envelope", {}),
    sign_in: optional(signInPart, "sign_in", {}) ?? {},
    password: optional(passwordPart, "password", {}),
    renew: optional(renewPart, "renew", {}),
    authentication: data.authentication,
    upload: optional(uploadPart, "upload", {}),
    rows: optional(rowsPart, "rows", {}),
  };
};
