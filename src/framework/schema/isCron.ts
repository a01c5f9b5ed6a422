// Five fields (minute hour day month weekday) or six (second first), as the platform's scheduler reads them.
interface Part {
  readonly min: number;
  readonly max: number;
  readonly names: readonly string[];
  /** What else may stand for a whole item. */
  readonly also: RegExp;
}

const NEVER = /(?!)/;
const MONTHS = ["JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC"];
const DAYS = ["SUN", "MON", "TUE", "WED", "THU", "FRI", "SAT"];

const PARTS: readonly Part[] = [
  { min: 0, max: 59, names: [], also: NEVER },
  { min: 0, max: 59, names: [], also: NEVER },
  { min: 0, max: 23, names: [], also: NEVER },
  { min: 1, max: 31, names: [], also: /^(\?|L|LW|([1-9]|[12]\d|3[01])W)$/ },
  { min: 1, max: 12, names: MONTHS, also: NEVER },
  { min: 0, max: 7, names: DAYS, also: /^(\?|([0-7]|SUN|MON|TUE|WED|THU|FRI|SAT)(L|#[1-5L]))$/ },
];

function readPart(text: string, { min, max, names }: Part): number | null {
  const named = names.indexOf(text);
  const value = named >= 0 ? named + (min === 1 ? 1 : 0) : /^\d{1,2}$/.test(text) ? Number(text) : -1;
  return value >= min && value <= max ? value : null;
}

function isItem(item: string, part: Part): boolean {
  if (part.also.test(item)) {
    return true;
  }
  const [range = "", step, ...rest] = item.split("/");
  if (
    rest.length > 0 ||
    (step !== undefined && !(/^\d{1,2}$/.test(step) && Number(step) > 0 && Number(step) <= part.max))
  ) {
    return false;
  }
  const [from = "", to, ...more] = range.split("-");
  if (range === "*" || more.length > 0) {
    return more.length === 0;
  }
  const first = readPart(from, part);
  const last = to === undefined ? first : readPart(to, part);
  return first !== null && last !== null && first <= last && (step === undefined || to !== undefined);
}

export function isCron(expression: string): boolean {
  const fields = expression.trim().toUpperCase().split(/\s+/);
  if (fields.length !== 5 && fields.length !== 6) {
    return false;
  }
  const parts = PARTS.slice(PARTS.length - fields.length);
  return fields.every((text, index) => {
    const part = parts[index];
    return part !== undefined && text.split(",").every((item) => isItem(item, part));
  });
}
