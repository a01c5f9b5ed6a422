import { GENERATED, HOST } from "../layout";
import { constant, type GeneratedFile, literal } from "../printing";
import type { Json } from "../model/Model";
import type { Catalog } from "./Catalog";
import { wireTyped } from "./valueCode";

/** `host.ts`: what the console needs to know of the platform at its start. `hostInside.ts`: what it needs once somebody is signed in. */
export const emitHost = ({ model: { host } }: Catalog): readonly GeneratedFile[] => {
  if (host === null) return [];
  const { rows, rest, rights, menus, ...first } = host;
  const file = (name: string, type: string, value: Json): GeneratedFile => ({
    path: `${GENERATED}/${name}.ts`,
    source: HOST,
    statements: [constant(name, wireTyped(literal(value), type))],
  });
  return [file("host", "Host", first), file("hostInside", "HostInside", { rows, rest: [...rest], rights, menus })];
};
