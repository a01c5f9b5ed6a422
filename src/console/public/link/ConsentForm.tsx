import { SubmitButton } from "pilothouse/public";
import { failureMessage } from "../failureMessage";
import type { Language } from "pilothouse/wire";
import { findWord, words as visitorWords } from "../visitor/words";
import { consentWords } from "./consentWords";

interface ConsentProps {
  readonly language: Language;
  readonly name: string;
  /** Whether the permissions of the third party are listed first. */
  readonly isAsked: boolean;
  /** The message while the page is left, or null. */
  readonly leaving: string | null;
  readonly error: unknown;
  readonly onAllow: () => void;
  readonly onOther: () => void;
}

export const ConsentForm = ({ language, name, isAsked, leaving, error, onAllow, onOther }: ConsentProps) => {
  const w = consentWords(language);
  const v = visitorWords(language);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onAllow();
      }}
    >
      <p className="person">
        <span className="initial" aria-hidden="true">
          {Array.from(name)[0]}
        </span>
        <span>{v("signed_in_as", { name })}</span>
        <button type="button" className="quiet" onClick={onOther}>
          {v("other_account")}
        </button>
      </p>
      {isAsked ? (
        <div className="scopes">
          <p>{w("may")}</p>
          <ul>
            <li>{w("may.name")}</li>
            <li>{w("may.devices")}</li>
            <li>{w("may.live")}</li>
          </ul>
          <p>{w("never")}</p>
        </div>
      ) : null}
      <div role="alert" className="alert" hidden={error === null}>
        {error === null ? null : failureMessage(error, language, findWord(language))}
      </div>
      <SubmitButton busy={leaving !== null}>{leaving ?? (isAsked ? w("allow") : v("continue"))}</SubmitButton>
    </form>
  );
};
