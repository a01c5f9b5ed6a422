import { explainMissing } from "./explainIssue";
import { envelopePart, type HostDefinition, hostPart, passwordPart, rowsPart, signInPart, uploadPart } from "./Host";
import type { SourceText } from "./locate";
import { parseYaml } from "./parseYaml";
import { type Part, readPart } from "./part";
import { type Complain, complainAbout } from "./Problem";

/** Reads resources/host.yaml. Answers null when it is not a map. */
export const readHost = ({ path: file, text }: SourceText, report: Complain): HostDefinition | null => {
  const complain = complainAbout(file, report);
  const raw = parseYaml(text, complain);
  const reading = raw === null ? null : readPart(hostPart, raw, [], complain);
  if (reading === null) return null;
  const { data, wrong } = reading;
  const { picture, sign_out, own, rest, can, lacks, unchanged, dialect, styles, sources } = data;
  const needed = <T>(part: Part<T>, name: "sign_in" | "password", nothing: T): T => {
    if (data[name] !== undefined) return readPart(part, data[name], [name], complain)?.data ?? nothing;
    if (!wrong.has(name)) explainMissing([name], false, complain);
    return nothing;
  };
  const optional = <T>(part: Part<T>, name: "envelope" | "upload" | "rows", nothing: T): T | undefined =>
    data[name] === undefined ? undefined : (readPart(part, data[name], [name], complain)?.data ?? nothing);
  return {
    picture,
    sign_out,
    own,
    rest,
    can,
    lacks,
    unchanged,
    dialect,
    styles,
    sources,
    envelope: optional(envelopePart, "envelope", {}),
    sign_in: needed(signInPart, "sign_in", {}),
    password: needed(passwordPart, "password", {}),
    upload: optional(uploadPart, "upload", {}),
    rows: optional(rowsPart, "rows", {}),
  };
};
