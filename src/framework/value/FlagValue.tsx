import { useTranslate } from "ra-core";
import { Icon } from "../ui/icons";
import "./value.css";

/** 0 or 1 on the wire: a tick or a faint dash, each with a word for screen readers. */
export const FlagValue = ({ value }: { readonly value: unknown }) => {
  const translate = useTranslate();
  const on = value === true || Number(value) === 1;
  return (
    <span className={on ? "kit-flag kit-flag-on" : "kit-flag"}>
      <Icon name={on ? "check" : "minus"} size={16} />
      <span className="kit-unseen">{translate(on ? "kit.yes" : "kit.no")}</span>
    </span>
  );
};
