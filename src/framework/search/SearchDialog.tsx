// The search itself: a combobox over a list of groups, after the pattern of the ARIA Authoring Practices.
import { useTranslate } from "ra-core";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { Icon } from "../ui/icons";
import { WithWords } from "../resource/WithWords";
import type { Finding } from "./Finding";
import { FindingList } from "./FindingList";
import type { SearchSource } from "./SearchSource";
import "./search.css";
import { searchWords } from "./searchWords";
import { useFindings } from "./useFindings";

interface SearchDialogProps {
  readonly source: SearchSource;
  readonly onClose: () => void;
}

export const SearchDialog = (props: SearchDialogProps) => (
  <WithWords of={searchWords}>
    <Search {...props} />
  </WithWords>
);

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 };

const Search = ({ source, onClose }: SearchDialogProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState<string | null>(null);
  const { groups, busy } = useFindings(source, text);
  const findings = groups.flatMap((group) => group.findings);
  const at = Math.max(
    0,
    findings.findIndex(({ key }) => key === chosen),
  );
  const active = findings[at];

  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  const open = ({ to }: Finding) => {
    onClose();
    if (typeof to === "string") navigate(to);
    else to();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // An input method takes its own keys while it composes.
    if (event.nativeEvent.isComposing) return;
    const step = STEPS[event.key];
    if (step !== undefined && findings.length > 0) {
      event.preventDefault();
      const next =
        Math.abs(step) === 1
          ? (at + step + findings.length) % findings.length
          : Math.min(findings.length - 1, Math.max(0, at + step));
      setChosen(findings[next]?.key ?? null);
    }
    if (event.key === "Enter" && active) {
      event.preventDefault();
      open(active);
    }
  };
  const nothing = text.trim() !== "" && findings.length === 0 && !busy;
  return (
    <dialog
      ref={dialog}
      className="search"
      aria-label={translate("search.title")}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className="search-box">
        <Icon name="search" size={19} />
        <input
          autoFocus
          type="text"
          role="combobox"
          aria-expanded={findings.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={active ? `${id}${at}` : undefined}
          aria-autocomplete="list"
          aria-label={translate("search.title")}
          autoComplete="off"
          spellCheck={false}
          placeholder={translate("search.hint")}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(null);
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="search-close" onClick={onClose}>
          {translate("search.close")}
        </button>
      </div>
      <FindingList id={id} groups={groups} active={at} onPoint={setChosen} onOpen={open} />
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
    </dialog>
  );
};
