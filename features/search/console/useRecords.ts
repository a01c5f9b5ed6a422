import { useEffect, useState } from "react";
import type { Finding } from "./Finding";
import { findRecords } from "./findRecords";
import type { ReachableResource } from "./reachable";

/** Milliseconds before a search, because each search requests many lists. */
const PAUSE = 100;
/** A single Chinese character is enough, because it is as specific as two letters. */
const isEnough = (text: string): boolean => text.length > 1 || /\p{Script=Han}/u.test(text);

interface Records {
  readonly found: readonly Finding[];
  readonly busy: boolean;
}
const NONE: Records = { found: [], busy: false };

/** Finds records by title when the person stops typing. A new text cancels the running search. */
export const useRecords = (reached: readonly ReachableResource[], typed: string): Records => {
  const text = typed.trim();
  const [records, setRecords] = useState(NONE);
  useEffect(() => {
    setRecords(NONE);
    if (!isEnough(text) || reached.length === 0) return;
    const ending = new AbortController();
    const begin = async () => {
      // Records that only refer to a match are added at the end, because Enter opens the first finding.
      const referring: Finding[] = [];
      await findRecords(reached, text, ending.signal, (more) => {
        referring.push(...more.filter(({ refers }) => refers));
        const own = more.filter(({ refers }) => !refers);
        setRecords(({ found }) => ({ found: [...found, ...own], busy: true }));
      });
      if (!ending.signal.aborted) setRecords(({ found }) => ({ found: [...found, ...referring], busy: false }));
    };
    setRecords({ found: [], busy: true });
    const timer = setTimeout(begin, PAUSE);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [reached, text]);
  return records;
};
