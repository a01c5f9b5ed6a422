// Paths as people write them: "2/1/21" is room 21 of unit 1 in building 2.
import type { RecordPath } from "../../../src/framework/resource/useRecordPaths";

const SLASH = /[/／\\＼>›]/;

/** The parts of a path, from the top; null if the text is not a path. */
export const parseRecordPath = (text: string): readonly string[] | null => {
  const plain = text.normalize("NFKC").trim();
  const parts = plain
    .split(SLASH.test(plain) ? SLASH : /\s+/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  return parts.length > 1 ? parts : null;
};

const plainOf = (text: string): string => text.normalize("NFKC").trim().toLowerCase();

/** The number of a level comes after its name: "Standard floor (3)". */
const MARKED = /^(.+) \(([^()]+)\)$/;

const isExactly = (part: string, level: string): boolean => {
  const [, name, mark] = MARKED.exec(level) ?? [];
  return [level, name, mark].some((one) => one !== undefined && plainOf(one) === plainOf(part));
};

/** A number means the level whose name contains only this number: 2 means "2 栋" and "Building 2". */
const isRoughly = (part: string, level: string): boolean => {
  const [number, ...others] = plainOf(level).match(/\d+/g) ?? [];
  return isExactly(part, level) || (/^\d+$/.test(part) && others.length === 0 && number === part);
};

const leadsTo = (
  above: readonly string[],
  { way }: RecordPath,
  isMeant: (part: string, level: string) => boolean,
): boolean => {
  const levels = way.split(" / ").toReversed();
  let from = 0;
  return above.toReversed().every((part) => {
    const at = levels.findIndex((level, index) => index >= from && isMeant(part, level));
    from = at + 1;
    return at >= 0;
  });
};

/**
 * The only record that has the name of the last part and is below the other parts; null if there is none or several.
 */
export const recordAtPath = <Row>(
  path: readonly string[],
  named: readonly (readonly [Row, RecordPath])[],
): Row | null => {
  const above = path.slice(0, -1);
  for (const isMeant of [isExactly, isRoughly]) {
    const [first, ...others] = named.filter(([, way]) => leadsTo(above, way, isMeant));
    if (first !== undefined) return others.length === 0 ? first[0] : null;
  }
  return null;
};
