import { useLocale, useStore, useTranslate } from "ra-core";
import { useEffect, useMemo, useState } from "react";
import { languageFrom } from "../../../src/framework/wire/languageRule";
import { FIRST_LANGUAGE, type WordTable } from "../../../src/framework/wire/contract";
import { type CreatableResource, findCreatable, createFindings } from "./actionFindings";
import type { FindingKind } from "./Finding";
import { type RankedFinding, rankFindings } from "./rank";
import { type ReachableResource, findReachable } from "./reachable";
import { recentFindings } from "./recentFindings";
import { screenFindings } from "./screenFindings";
import type { SearchSource } from "./SearchSource";
import { useRecords } from "./useRecords";
import { readVisits, VISITS_KEY } from "./visits";

export interface FindingGroup {
  readonly kind: FindingKind;
  readonly findings: readonly RankedFinding[];
}
const MOST = { recent: 8, screen: 6, action: 6, record: 40 } as const satisfies Record<FindingKind, number>;

const allMenuWords = async ({ menuWords }: SearchSource): Promise<readonly WordTable[]> =>
  (await Promise.all(menuWords.map((load) => load()))).map((one) => one.default);

const NOTHING: readonly never[] = [];

const useConsole = (source: SearchSource) => {
  const [tables, setTables] = useState<readonly WordTable[]>(NOTHING);
  const [reached, setReached] = useState<readonly ReachableResource[]>(NOTHING);
  const [makes, setMakes] = useState<readonly CreatableResource[]>(NOTHING);
  useEffect(() => {
    let wanted = true;
    const ifWanted =
      <T>(set: (value: T) => void) =>
      (value: T) => {
        if (wanted) set(value);
      };
    allMenuWords(source).then(ifWanted(setTables), console.warn);
    Promise.all(source.sections.map((load) => load())).then((sections) => {
      const mine = findReachable(sections, source);
      ifWanted(setReached)(mine);
      return findCreatable(mine, source.may).then(ifWanted(setMakes));
    }, console.warn);
    return () => {
      wanted = false;
    };
  }, [source]);
  return { tables, reached, makes };
};

/** The matching findings by group. If there is no text, the recent visits. */
export const useFindings = (source: SearchSource, text: string) => {
  const translate = useTranslate();
  const language = languageFrom(useLocale()) ?? FIRST_LANGUAGE;
  const [stored] = useStore<unknown>(VISITS_KEY, NOTHING);
  const { tables, reached, makes } = useConsole(source);
  const { found, busy } = useRecords(reached, text);
  const known = useMemo(
    () => ({
      recent: recentFindings(readVisits(stored), source),
      screen: screenFindings(source.places, tables),
      action: [...createFindings(makes, language, translate), ...source.commands],
    }),
    [stored, source, tables, makes, language, translate],
  );
  const groups = useMemo((): readonly FindingGroup[] => {
    const group = (kind: FindingKind, findings: readonly RankedFinding[]) => ({
      kind,
      findings: findings.slice(0, MOST[kind]),
    });
    const isEmpty = text.trim() === "";
    const recent = group("recent", rankFindings(known.recent, text));
    const all = isEmpty
      ? [recent, ...(recent.findings.length === 0 ? [group("screen", rankFindings(known.screen, text))] : [])]
      : [
          group("screen", rankFindings(known.screen, text)),
          group("action", rankFindings(known.action, text)),
          // Visited screens are not repeated among the screens.
          group(
            "recent",
            rankFindings(
              known.recent.filter(({ key }) => !source.places.some(({ path }) => key === `recent ${path}`)),
              text,
            ),
          ),
          group(
            "record",
            found.map((one) => ({ ...one, range: null, cost: 0 })),
          ),
        ];
    return all.filter(({ findings }) => findings.length > 0);
  }, [known, source, found, text]);
  return { groups, busy };
};
