import ButtonBase from "@mui/material/ButtonBase";
import { useLocale, useTranslate } from "ra-core";
import { useDeferredValue, useMemo, useState } from "react";
import { FIRST_LANGUAGE } from "../../../src/framework/wire/contract";
import { languageFrom } from "../../../src/framework/wire/languageRule";
import { type DeclaredCall, filterByText } from "./declaredCalls";
import { TextBox } from "../../../src/framework/ui/TextBox";

interface CallPickerProps {
  readonly calls: readonly DeclaredCall[];
  /** The id of the chosen call; null for none. */
  readonly chosen: string | null;
  readonly onChoose: (id: string) => void;
}

/** Searches all calls by path or by name. */
export const CallPicker = ({ calls, chosen, onChoose }: CallPickerProps) => {
  const translate = useTranslate();
  const language = languageFrom(useLocale()) ?? FIRST_LANGUAGE;
  const [text, setText] = useState("");
  const wanted = useDeferredValue(text);
  const found = useMemo(() => filterByText(calls, wanted), [calls, wanted]);
  return (
    <nav className="apitest-card apitest-picker" aria-label={translate("apitest.calls")}>
      <TextBox
        type="search"

        label={translate("apitest.search")}
        placeholder={translate("apitest.search")}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status" className="apitest-count">
        {translate("apitest.found", { count: found.length })}
      </p>
      <ul>
        {found.map(({ id, call, names }) => (
          <li key={id}>
            <ButtonBase data-call={id} aria-current={id === chosen ? "true" : undefined} onClick={() => onChoose(id)}>
              <span className="apitest-verb" data-verb={call.verb}>
                {call.name}
              </span>
              <span className="apitest-name">{names[language]}</span>
              <code>{call.path}</code>
            </ButtonBase>
          </li>
        ))}
      </ul>
    </nav>
  );
};
