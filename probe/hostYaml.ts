// Writes what a probe found out into the text of host.yaml. Comments and whatever else it says stay.
import { parseDocument, stringify } from "yaml";
import type { Abilities } from "./Report";
import type { Shape } from "./Shape";

export interface Found {
  readonly shape: Shape;
  /** Undefined before the abilities are tried. */
  readonly abilities?: Abilities;
}

export const hasShape = ({ lists, values }: Shape): boolean => lists !== null || values !== null;

/** The lines of `dialect`, or "". */
export const dialectLines = ({ lists, values }: Shape): string =>
  hasShape({ lists, values })
    ? stringify({ dialect: { ...(lists && { lists }), ...(values && { values }) } }, { lineWidth: 0 }).trimEnd()
    : "";

export const hostYamlWith = (text: string, { shape, abilities }: Found): string => {
  const document = parseDocument(text);
  for (const [name, value] of Object.entries(shape)) if (value !== null) document.setIn(["dialect", name], value);
  if (abilities !== undefined) {
    document.set("can", document.createNode([...abilities.can], { flow: true }));
    if (Object.keys(abilities.lacks).length > 0) document.set("lacks", abilities.lacks);
    else document.delete("lacks");
  }
  return document.toString({ lineWidth: 0 });
};
