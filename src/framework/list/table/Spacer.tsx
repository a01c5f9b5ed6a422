/** Fills the space of rows that are not rendered. */
export const Spacer = ({ height }: { readonly height: number }) =>
  height > 0 ? (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row is not focusable here
    <tr aria-hidden="true" className="ui-spacer" style={{ height }}>
      <td />
    </tr>
  ) : null;
