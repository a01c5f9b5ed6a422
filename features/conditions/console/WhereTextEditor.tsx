import { useTranslate } from "ra-core";
import { type FormEvent, useState } from "react";
import { Button } from "../../../src/framework/ui/Button";
import { TextBox } from "../../../src/framework/ui/TextBox";

interface WhereTextProps {
  readonly text: string;
  onChange(text: string): void;
  onClose(): void;
}

/** Shows conditions as text if the builder cannot show them. */
export const WhereTextEditor = ({ text, onChange, onClose }: WhereTextProps) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState(text);
  const change = (next: string) => {
    onChange(next.trim());
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    change(typed);
  };
  return (
    <form className="ui-where" onSubmit={submit}>
      <TextBox
        label={translate("ui.filter.where")}
        rows={3}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className="ui-quiet">{translate("where.as_text")}</p>
      <div className="ui-where-foot">
        <Button variant="text" onClick={() => change("")}>
          {translate("where.clear")}
        </Button>
        <Button type="submit" variant="contained">
          {translate("where.show")}
        </Button>
      </div>
    </form>
  );
};
