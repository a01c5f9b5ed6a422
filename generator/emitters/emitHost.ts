import { GENERATED, HOST } from "../layout";
import { constant, type GeneratedFile, literal } from "../printing";
import type { Catalog } from "./Catalog";
import { wireTyped } from "./valueCode";

/** `host.ts`: what the console needs to know of the platform at its start. */
export const emitHost = ({ model: { host } }: Catalog): readonly GeneratedFile[] =>
  host === null
    ? []
    : [
        {
          path: `${GENERATED}/host.ts`,
          source: HOST,
          statements: [constant("host", wireTyped(literal(host), "Host"))],
        },
      ];
