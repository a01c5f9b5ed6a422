import { GENERATED_FOLDER, HOST_FILE } from "../layout";
import { call, type Entry, type GeneratedFile, imported, literal, object } from "../printing";
import type { Json } from "../model/Model";
import type { Catalog } from "./Catalog";
import { typedFile } from "./valueCode";

const literals = (value: Readonly<Record<string, Json>>): readonly Entry[] =>
  Object.entries(value).map(([name, held]) => [name, literal(held)]);

/** `host.ts`: what the console needs to know about the platform at its start. `hostInside.ts`: what it needs after sign-in. */
export const emitHost = ({ model: { host, identity } }: Catalog): readonly GeneratedFile[] => {
  if (host === null) return [];
  const { rows, rest, personal, ending, rights, menus, dialect, renew, sources: _, ...first } = host;
  const file = (name: string, type: string, value: Readonly<Record<string, Json>>, more: readonly Entry[] = []) =>
    typedFile(`${GENERATED_FOLDER}/${name}`, HOST_FILE, name, type, object([...literals(value), ...more]));
  const made = (name: string, from: string, settings: Json): Entry["1"] =>
    call(imported(name, `pilothouse/features/hosts/${from}`), [literal(settings)]);
  const spoken: readonly Entry[] = [
    ...(dialect === null ? [] : [["dialect", made("dialectOf", "dialect", dialect)] as const]),
    ...(renew === undefined ? [] : [["authentication", made("refreshing", "authentication", renew)] as const]),
  ];
  return [
    file("host", "Host", first, spoken),
    file("hostInside", "HostInside", {
      rows,
      rest: [...rest],
      accounts: identity?.account.resource ?? null,
      personal,
      ending,
      rights,
      menus,
    }),
  ];
};
