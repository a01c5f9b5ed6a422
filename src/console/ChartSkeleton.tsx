import "./chart-shadow.css";

const BARS = [52, 74, 38, 66, 88, 58, 46, 80, 62, 34, 70, 56];

/** Grey bars in place of a chart that is loading. */
export const ChartSkeleton = () => (
  <div className="ui-shadow chart-shadow" aria-hidden="true">
    {BARS.map((height) => (
      <span key={height} style={{ height: `${height}%` }} />
    ))}
  </div>
);
