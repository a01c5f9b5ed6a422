import { Pie, PieChart, ResponsiveContainer, Tooltip } from "recharts";
import { fillOf, ChartTextures } from "./fills";

export interface ChartShare {
  readonly name: string;
  /** Used only for drawing. */
  readonly value: number;
  readonly text: string;
  readonly percent: string;
}

/** The parts of a whole, the largest first. Percentages are shown if there is room. */
export const ShareChart = ({ title, shares }: { readonly title: string; readonly shares: readonly ChartShare[] }) => {
  const sum = shares.reduce((all, { value }) => all + value, 0);
  return (
    <ResponsiveContainer width="100%" height="100%">
      <PieChart title={title} margin={{ top: 14, bottom: 14 }}>
        <ChartTextures />
        <Pie
          data={shares.map((share, at) => ({ ...share, fill: fillOf(at) }))}
          dataKey="value"
          nameKey="name"
          innerRadius="52%"
          outerRadius="84%"
          startAngle={90}
          endAngle={-270}
          stroke="var(--mui-palette-background-paper)"
          strokeWidth={2}
          isAnimationActive={false}
          labelLine={false}
          label={({ x, y, index, textAnchor }) => {
            const share = shares[index ?? -1];
            return share && share.value >= sum * 0.04 ? (
              <text x={x} y={y} dy={4} textAnchor={textAnchor} fill="var(--mui-palette-text-primary)" fontSize={12}>
                {share.percent}
              </text>
            ) : null;
          }}
        />
        <Tooltip
          content={({ active, payload }) => {
            const share = active ? shares.find(({ name }) => name === payload[0]?.name) : undefined;
            return share ? (
              <div className="statistics-tip">
                <b>{share.name}</b>
                <span>
                  {share.text} · {share.percent}
                </span>
              </div>
            ) : null;
          }}
        />
      </PieChart>
    </ResponsiveContainer>
  );
};
