const WIDTHS = ["72%", "46%", "60%"] as const;

interface LinesProps {
  readonly count: number;
  /** The pixels of a line, as high as the content that replaces it. */
  readonly height?: number;
}

/** Grey lines in place of content that is loading. */
export const LoadingLines = ({ count, height = 36 }: LinesProps) => (
  <div className="ui-shadow ui-shadow-lines" aria-hidden="true">
    {Array.from({ length: count }, (_, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no content
      <span key={at} style={{ width: WIDTHS[at % WIDTHS.length], marginBlock: (height - 10) / 2 }} />
    ))}
  </div>
);
