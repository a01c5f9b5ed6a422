/** The numbers that the axis of a chart can show at equal distances, with few digits. */
const STEPS = [1, 2, 2.5, 5, 10];
/** The largest number of distances on an axis. */
const MOST = 5;

/**
 * The values of the marks on an axis: round numbers at equal distances, 0 among them, that enclose all values. Between
 * two marks are whole numbers, because most charts count.
 */
export const axisTicks = (values: readonly number[]): readonly number[] => {
  const [least, most] = [Math.min(0, ...values), Math.max(0, ...values)];
  const widest = (most - least) / MOST || 1;
  const power = 10 ** Math.floor(Math.log10(widest));
  const step = Math.max(1, (STEPS.find((one) => one * power >= widest && Number.isInteger(one * power)) ?? 10) * power);
  const [first, last] = [Math.floor(least / step), Math.max(1, Math.ceil(most / step))];
  return Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
};
