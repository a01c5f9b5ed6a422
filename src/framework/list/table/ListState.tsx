import type { RowsState } from "./RowsProps";

export interface ListStateProps {
  readonly state: Exclude<RowsState, "rows">;
  readonly span: number;
  readonly rows: number;
}

/** The body of a table without rows: placeholders while loading, then a message. */
export const ListState = ({ state, span, rows }: ListStateProps) => {
  if (state !== "pending") {
    return (
      <tr className="ui-message">
        <td colSpan={span}>{state.message}</td>
      </tr>
    );
  }
  return Array.from({ length: rows }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all the same
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row is not focusable here
    <tr key={at} className="ui-shadow" aria-hidden="true">
      {Array.from({ length: span }, (_, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all the same
        <td key={cell}>
          <span style={{ width: `${45 + ((at * 37 + cell * 29) % 45)}%` }} />
        </td>
      ))}
    </tr>
  ));
};
