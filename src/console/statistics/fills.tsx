// Colours that people with any colour blindness can distinguish (Okabe and Ito), each with its own texture.
export const COLORS = [
  "#0072b2",
  "#e69f00",
  "#009e73",
  "#cc79a7",
  "#56b4e9",
  "#d55e00",
  "#b8a800",
  "#7d8793",
  "#5b3a8c",
  "#8a5a3c",
] as const;

const TEXTURES = [
  null,
  "M0 8L8 0M-2 2L2 -2M6 10L10 6",
  "M4 2.6a1.4 1.4 0 1 0 .01 0",
  "M0 0L8 8M-2 6L2 10M6 -2L10 2",
  "M0 4H8",
  "M4 0V8M0 4H8",
  "M4 0V8",
  "M0 0L8 8M0 8L8 0",
  "M0 6L4 2L8 6",
  "M2 2H6V6H2Z",
] as const;

export const colorOf = (at: number): string => COLORS[at % COLORS.length] ?? COLORS[0];
export const fillOf = (at: number): string => `url(#statistics-fill-${at % COLORS.length})`;

/** The textures of `fillOf`. Every chart that uses `fillOf` needs this element once. */
export const ChartTextures = () => (
  <defs>
    {COLORS.map((color, at) => {
      const texture = TEXTURES[at];
      return (
        <pattern key={color} id={`statistics-fill-${at}`} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" fill={color} stroke="none" />
          {texture ? <path d={texture} stroke="#ffffff" strokeWidth="1.3" strokeOpacity="0.75" fill="none" /> : null}
        </pattern>
      );
    })}
  </defs>
);

/** The mark of a row, with its colour and texture in the chart. */
export const LegendMark = ({ at }: { readonly at: number }) => (
  <svg className="statistics-mark" width="14" height="14" aria-hidden="true">
    <ChartTextures />
    <rect width="14" height="14" rx="3" fill={fillOf(at)} />
  </svg>
);
