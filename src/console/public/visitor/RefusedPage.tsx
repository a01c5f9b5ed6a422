import { failureMessage } from "../failureMessage";
import { type Language, WireFailure } from "pilothouse/wire";
import { findRefusalWord, refusalWords } from "./refusalWords";

interface RefusalProps {
  readonly language: Language;
  readonly error: unknown;
  /** Called to try again if the platform could not be reached. */
  readonly onRetry: () => void;
}

/**
 * Drawn in place of a page that must not be shown. It has no link to the address in the request, because that address
 * was not checked.
 */
export const RefusedPage = ({ language, error, onRetry }: RefusalProps) => {
  const w = refusalWords(language);
  const isAnswer = error instanceof WireFailure && error.reason === "answer";
  const isKey = isAnswer && error.code === 401;
  return (
    <div className="form result">
      <p className="badge bad" aria-hidden="true">
        !
      </p>
      <div role="alert">
        {isKey ? <h1>{w("key.title")}</h1> : null}
        <p className="lead">
          {isKey ? w("failed.401.key") : failureMessage(error, language, findRefusalWord(language))}
        </p>
      </div>
      {isAnswer ? null : (
        <button type="button" className="submit" onClick={onRetry}>
          {w("retry")}
        </button>
      )}
    </div>
  );
};
