import { useTranslate } from "ra-core";
import { useEffect, useRef } from "react";
import type { RowSelection } from "./useRowSelection";

/** The checkbox in the header selects all rows of the page, or none. */
export const SelectPageCheckbox = ({ selection }: { readonly selection: RowSelection }) => {
  const translate = useTranslate();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = selection.page === "some";
  }, [selection.page]);
  return (
    <th scope="col" className="ui-tick">
      <input
        ref={box}
        className="ui-check"
        type="checkbox"
        aria-label={translate("ui.select.page")}
        checked={selection.page === "all"}
        onChange={selection.togglePage}
      />
    </th>
  );
};
