const UNITS = [
  ["day", 86_400],
  ["hour", 3600],
  ["minute", 60],
] as const;

/** A number of seconds in its largest unit, such as "3 days". Less than a minute counts as one. */
export const formatWaitingTime = (seconds: number, language: string): string => {
  const [unit, length] = UNITS.find(([, least]) => seconds >= least) ?? ["minute", 60];
  const count = Math.max(1, Math.floor(seconds / length));
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(count);
};
