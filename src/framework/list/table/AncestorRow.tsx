import type { ReactNode } from "react";

interface AncestorRowProps {
  readonly ariaIndex: number;
  /** The number of columns. */
  readonly cells: number;
  readonly selectable: boolean;
  /** Depth in the tree, from 1. */
  readonly level: number;
  readonly name: string;
  /** The content of its first cell. */
  readonly children: ReactNode;
}

/** An ancestor of a matching row. It shows only its name, without buttons. */
export const AncestorRow = ({ ariaIndex, cells, selectable, level, name, children }: AncestorRowProps) => (
  <tr className="ui-guide" aria-rowindex={ariaIndex} aria-level={level} aria-disabled>
    {selectable && <td className="ui-tick" />}
    <th scope="row" className="ui-first" title={name}>
      <span className="ui-indent" style={{ paddingInlineStart: (level - 1) * 20 }}>
        <i />
      </span>
      {children}
    </th>
    <td colSpan={cells} />
  </tr>
);
