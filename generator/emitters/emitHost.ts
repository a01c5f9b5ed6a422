import { GENERATED, HOST } from "../layout";
import { constant, type GeneratedFile, importedType, literal, satisfies } from "../printing";
import type { Catalog } from "./Catalog";

/** `host.ts`: what the console needs to know of the platform at its start. */
export const emitHost = ({ model: { host } }: Catalog): readonly GeneratedFile[] =>
  host === null
    ? []
    : [
        {
          path: `${GENERATED}/host.ts`,
          source: HOST,
          statements: [constant("host", satisfies(literal(host), importedType("Host", "pilothouse/wire")))],
        },
      ];
