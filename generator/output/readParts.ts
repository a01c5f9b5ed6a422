// Finds the hand-written parts of generated views: the keys of `parts` in <resource>.parts.tsx.
import type { SourceText } from "../definition/locateProblems";
import { suggest } from "../definition/nearest";
import { type Report, complainAbout } from "../definition/Problem";
import type { PartNames } from "../emitters/Catalog";
import { viewPlacesOf } from "../emitters/parts";
import { SOURCE_FOLDER } from "../layout";
import type { ResourceModel } from "../model/Model";
import { findNamedObject, loadParser, membersOf, type Parser, parseFile } from "./objects";

/** For a key: its position in the text. */
type Keys = ReadonlyMap<string, number>;
interface Part {
  readonly at: number;
  /** Null if the text does not show the keys. */
  readonly names: Keys | null;
}

/** The places by name; null if the text does not show them. */
export const partsInFile = (parser: Parser, { path, text }: SourceText): ReadonlyMap<string, Part> | null => {
  const file = parseFile(parser, path, text);
  const found = findNamedObject(parser, file, "parts");
  const places = found === null ? null : membersOf(parser, found);
  if (places === null) return null;
  return new Map(
    [...places].map(([place, member]) => {
      const within = parser.isPropertyAssignment(member) ? membersOf(parser, member.initializer) : null;
      const names = within && new Map([...within].map(([name, one]) => [name, one.getStart(file)] as const));
      return [place, { at: member.getStart(file), names }];
    }),
  );
};

/** Reports parts for places that generated views do not have. */
const checkPlaces = (resource: ResourceModel, file: string, parts: ReadonlyMap<string, Part>, report: Report): void => {
  const complain = complainAbout(file, report);
  const places = viewPlacesOf(resource);
  for (const [place, { at, names }] of parts) {
    const known = places.get(place);
    if (known === undefined) {
      const message = `no generated view of \`${resource.name}\` has a place \`${place}\``;
      complain("P213", [], message, suggest(place, places.keys()), at);
    } else if (known.fields !== null && names === null)
      complain("P214", [], `\`${place}\` is not written as an object`, "Write `{ field: Part }`, without spreads.", at);
    else
      for (const [name, offset] of known.fields === null ? [] : (names ?? [])) {
        if (known.fields?.includes(name) === true) continue;
        const message = `\`${name}\` has no place in \`${place}\`: ${resource.names.pascal}${known.view} does not show it there`;
        complain("P213", [], message, suggest(name, known.fields ?? []), offset);
      }
  }
};

/** `texts`: files with parts. The parser loads slowly, so it is loaded only if a file belongs to these resources. */
export const readParts = (
  resources: readonly ResourceModel[],
  texts: readonly SourceText[],
  report: Report,
): PartNames =>
  new Map(
    resources.flatMap((resource) => {
      const source = texts.find(({ path }) => path === `${SOURCE_FOLDER}/${resource.views.overrides.parts}.tsx`);
      if (source === undefined) return [];
      const parts = partsInFile(loadParser(), source);
      if (parts === null) {
        const fix = "Write `export const parts = { … } satisfies PartsOf<Row>`, with every key in place.";
        complainAbout(source.path, report)("P214", [], "no object `parts` can be read", fix);
        return [];
      }
      checkPlaces(resource, source.path, parts, report);
      return [[resource.name, new Map([...parts].map(([place, { names }]) => [place, names ?? new Map()]))] as const];
    }),
  );
