import { useTranslate } from "ra-core";
import { Icon } from "../ui/icons";
import { readFlag } from "../../../shared/schema/readFlag";
import { RawValue } from "./RawValue";
import "./value.css";

/** Yes is a tick, with its word on the page of a record. No is a word. In calls, yes and no are 1 and 0. */
export const FlagValue = ({ value }: { readonly value: unknown }) => {
  const translate = useTranslate();
  const on = readFlag(value);
  if (on === null) return <RawValue value={value} />;
  return (
    <span className={on ? "ui-flag ui-flag-on" : "ui-flag"}>
      {on && <Icon name="check" size={16} />}
      <span className={on ? "ui-unseen" : "ui-quiet"}>{translate(on ? "ui.yes" : "ui.no")}</span>
    </span>
  );
};
