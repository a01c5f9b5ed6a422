// Writes the findings of a probe into the text of host.yaml. Comments and all other lines stay.
import { parseDocument, stringify } from "yaml";
import type { Abilities } from "./Report";
import type { HostShape } from "./Shape";

export interface ProbeFindings {
  readonly shape: HostShape;
  /** Undefined until the abilities were tested. */
  readonly abilities?: Abilities;
}

export const hasShape = ({ dialect, ...others }: HostShape): boolean =>
  Object.keys(dialect).length + Object.keys(others).length > 0;

const LAYOUT = { lineWidth: 0, flowCollectionPadding: false } as const;

/** The lines for host.yaml, or "". */
export const toHostYamlLines = ({ dialect, token, rights, takesFiles }: HostShape): string => {
  const parts = {
    ...(token !== undefined && { sign_in: { token } }),
    ...(rights !== undefined && { rights }),
    ...(Object.keys(dialect).length > 0 && { dialect }),
  };
  const lines = Object.keys(parts).length > 0 ? [stringify(parts, LAYOUT).trimEnd()] : [];
  return [...lines, ...(takesFiles === false ? ["# no `upload`: the host takes no files"] : [])].join("\n");
};

export const updateHostYaml = (text: string, { shape, abilities }: ProbeFindings): string => {
  const { dialect, token, rights, takesFiles } = shape;
  const document = parseDocument(text);
  for (const [name, value] of Object.entries(dialect))
    if (value !== undefined) document.setIn(["dialect", name], value);
  if (token !== undefined) document.setIn(["sign_in", "token"], token);
  if (rights !== undefined) document.set("rights", rights);
  if (takesFiles === false) document.delete("upload");
  if (abilities !== undefined) {
    document.set("can", document.createNode([...abilities.can], { flow: true }));
    if (Object.keys(abilities.lacks).length > 0) document.set("lacks", abilities.lacks);
    else document.delete("lacks");
  }
  return document.toString(LAYOUT);
};
