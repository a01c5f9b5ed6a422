// The search dialog: a text box above a list of groups that is always open. MUI's autocomplete provides keys and roles.
import Dialog from "@mui/material/Dialog";
import useAutocomplete from "@mui/material/useAutocomplete";
import { useTranslate } from "ra-core";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { Button } from "../../../src/framework/ui/Button";
import { Icon } from "../../../src/framework/ui/icons";
import { useComposed } from "../../../src/framework/ui/useComposing";
import { WithWords } from "../../../src/framework/resource/WithWords";
import type { Finding } from "./Finding";
import { SearchResultOption } from "./SearchResultOption";
import type { SearchSource } from "./SearchSource";
import "./search.css";
import { searchWords } from "./searchWords";
import { useFindings } from "./useFindings";

export interface SearchDialogProps {
  readonly source: SearchSource;
  /** The text that was typed before the input was drawn. */
  readonly typed: string;
  readonly onClose: () => void;
}

export const SearchDialog = (props: SearchDialogProps) => (
  <WithWords of={searchWords}>
    <Search {...props} />
  </WithWords>
);

const Search = ({ source, typed, onClose }: SearchDialogProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const [text, setText] = useState(typed);
  const { composed, composing } = useComposed(text);
  const { groups, busy } = useFindings(source, composed);
  const findings = groups.flatMap((group) => group.findings);

  const open = ({ to }: Finding) => {
    onClose();
    if (typeof to === "string") navigate(to);
    else to();
  };
  const { id, getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete({
    open: true,
    options: findings,
    value: null,
    inputValue: text,
    // The findings are already filtered and sorted.
    filterOptions: (all) => all,
    // Options are identified by their keys, because two of them may have the same name.
    getOptionLabel: ({ key }) => key,
    // Lets the autocomplete keep the name of a group visible when it scrolls up.
    groupBy: ({ kind }) => kind,
    autoHighlight: true,
    clearOnBlur: false,
    handleHomeEndKeys: false,
    onInputChange: (_, typed, reason) => reason === "input" && setText(typed),
    onChange: (_, finding) => finding && open(finding),
    onClose: (_, reason) => reason === "escape" && onClose(),
  });
  const nothing = text.trim() !== "" && findings.length === 0 && !busy;
  return (
    <Dialog
      open
      transitionDuration={0}
      slotProps={{ paper: { className: "search", "aria-label": translate("search.title") } }}
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="search-box">
        <Icon name="search" size={19} />
        <div {...getRootProps()} {...composing} className="search-text">
          <input
            {...getInputProps()}
            autoFocus
            type="text"
            aria-label={translate("search.title")}
            placeholder={translate("search.hint")}
          />
        </div>
        <Button onClick={onClose}>{translate("search.close")}</Button>
      </div>
      <span id={`${id}-label`} hidden>
        {translate("search.found")}
      </span>
      <ul {...getListboxProps()} className="search-list">
        {groups.map(({ kind, findings: some }) => (
          <li key={kind} role="none">
            {/* biome-ignore lint/a11y/useSemanticElements: a listbox holds groups of options, not fieldsets */}
            <div role="group" aria-labelledby={`${id}-${kind}`}>
              <div id={`${id}-${kind}`} className="search-group">
                {translate(`search.${kind}`)}
              </div>
              {some.map((finding) => {
                const { key, ...option } = getOptionProps({ option: finding, index: findings.indexOf(finding) });
                return <SearchResultOption key={key} finding={finding} option={option} />;
              })}
            </div>
          </li>
        ))}
      </ul>
      {nothing ? <p className="search-none">{translate("search.nothing", { text: text.trim() })}</p> : null}
      <div className="search-foot">
        <span>{translate("search.keys")}</span>
        <span role="status">
          {busy
            ? translate("search.busy")
            : text.trim() === ""
              ? ""
              : translate("search.count", { smart_count: findings.length, count: findings.length })}
        </span>
      </div>
    </Dialog>
  );
};
