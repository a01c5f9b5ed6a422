import { useTranslate } from "ra-core";
import { useState } from "react";
import { Blank } from "./Blank";
import { ReferenceValue, type ReferenceValueProps } from "./ReferenceValue";
import { splitToList } from "./formats";
import { Button } from "../ui/Button";

interface ReferencesValueProps extends ReferenceValueProps {
  /** The number of names in a cell. Other names are only counted. */
  readonly most?: number;
}

/** The number of names that a record's page shows at first. */
const FIRST = 12;

export const ReferencesValue = ({ value, of, link, most }: ReferencesValueProps) => {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const values = splitToList(value);
  if (values.length === 0) return <Blank />;
  const first = most ?? FIRST;
  // If only one more name is left, it is shown instead of "+1".
  const named = all || values.length <= first + 1 ? values : values.slice(0, first);
  const left = values.length - named.length;
  return (
    <span className={most === undefined ? "ui-chips" : "ui-chips ui-chips-line"}>
      {named.map((one) => (
        <span key={String(one)} className="ui-chip ui-chip-default">
          <ReferenceValue value={one} of={of} link={link} />
        </span>
      ))}
      {left > 0 && most !== undefined && <span className="ui-count">+{left}</span>}
      {left > 0 && most === undefined && (
        <Button variant="text" onClick={() => setAll(true)}>
          {translate("ui.all_of", { count: values.length })}
        </Button>
      )}
    </span>
  );
};
