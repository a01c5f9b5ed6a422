import type { Finding, LabelRange } from "./Finding";
import { matchText } from "./matchText";

export interface RankedFinding extends Finding {
  readonly range: LabelRange | null;
  readonly cost: number;
}

/** The extra cost of a match in a name that is not shown. */
const BEHIND = 3;

const rankOne = (finding: Finding, wanted: string): RankedFinding | null => {
  const shown = matchText(finding.label, wanted);
  const further = [...finding.also, `${finding.hint} ${finding.label}`].flatMap(
    (text) => matchText(text, wanted)?.cost ?? [],
  );
  const behind = further.length > 0 ? Math.min(...further) + BEHIND : Number.POSITIVE_INFINITY;
  if (shown && shown.cost <= behind) return { ...finding, ...shown };
  return behind < Number.POSITIVE_INFINITY ? { ...finding, range: shown?.range ?? null, cost: behind } : null;
};

/** The matching findings, the best first. Findings that match equally well keep their order. */
export const rankFindings = (findings: readonly Finding[], text: string): readonly RankedFinding[] => {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return findings.map((finding) => ({ ...finding, range: null, cost: 0 }));
  return findings.flatMap((finding) => rankOne(finding, wanted) ?? []).toSorted((one, other) => one.cost - other.cost);
};
