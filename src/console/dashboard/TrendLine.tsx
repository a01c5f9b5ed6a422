// A line over a tinted area. The last value is today's; the line to it is dotted, because today is not over. It is
// plain SVG, so that the landing page does not wait for a chart library.
import { useId } from "react";

const WIDTH = 100;
const HEIGHT = 40;
const TOP = 3;

export interface TrendLineProps {
  readonly values: readonly number[];
  readonly className?: string;
  /** Whether the area below the line is tinted. */
  readonly filled?: boolean;
  /** The value at the top. Default: the largest. */
  readonly most?: number;
  /** The value at the bottom, 0 or less. Default: the smallest, such as the income of a day with more refunds than sales. */
  readonly least?: number;
}

/** The position of a value, from 0 at the top to 1 at the bottom. */
export const verticalPositionOf = (value: number, most: number, least = 0): number =>
  most <= least ? 1 : 1 - ((HEIGHT - TOP) / HEIGHT) * ((value - least) / (most - least));

/** The end of a scale from 0 that has room for a value: a round number. */
export const roundScaleEnd = (most: number): number => {
  if (most <= 0) return 0;
  const power = 10 ** Math.floor(Math.log10(most));
  return ([1, 1.5, 2, 3, 4, 5, 6, 8].find((step) => step * power >= most) ?? 10) * power;
};

export const TrendLine = ({
  values,
  className,
  filled = false,
  most = Math.max(0, ...values),
  least = Math.min(0, ...values),
}: TrendLineProps) => {
  const ground = useId();
  const x = (at: number) => ((at + 0.5) * WIDTH) / Math.max(1, values.length);
  const y = (value: number) => (verticalPositionOf(value, most, least) * HEIGHT).toFixed(2);
  const points = values.map((value, at) => `${x(at).toFixed(2)},${y(value)}`);
  const line = `M${points.slice(0, -1).join("L")}`;
  const stroke = {
    fill: "none",
    stroke: "currentColor",
    strokeWidth: 2,
    strokeLinejoin: "round",
    strokeLinecap: "round",
    vectorEffect: "non-scaling-stroke",
  } as const;
  return (
    <svg className={className} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      {values.length > 1 && filled ? (
        <>
          <defs>
            <linearGradient id={ground} x1="0" x2="0" y1="0" y2="1">
              <stop offset="0" stopColor="currentColor" stopOpacity="0.22" />
              <stop offset="1" stopColor="currentColor" stopOpacity="0.02" />
            </linearGradient>
          </defs>
          <path d={`${line}L${x(values.length - 2)},${y(0)}L${x(0)},${y(0)}Z`} fill={`url(#${ground})`} />
        </>
      ) : null}
      {values.length > 1 ? (
        <>
          <path d={line} {...stroke} />
          <path d={`M${points.slice(-2).join("L")}`} {...stroke} strokeDasharray="1 5" />
        </>
      ) : null}
    </svg>
  );
};
