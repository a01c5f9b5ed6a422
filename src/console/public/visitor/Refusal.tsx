import { translator } from "pilothouse/public";
import { saidOf } from "../saidOf";
import { type Language, WireFailure } from "pilothouse/wire";
import { ownRefusal, refusalWords } from "./refusalWords";

interface RefusalProps {
  readonly language: Language;
  readonly error: unknown;
  /** Offered when the platform could not be asked at all. */
  readonly onRetry: () => void;
}

/** In place of a page that may not be shown. It leads nowhere: an address that was not checked is no way out. */
export const Refusal = ({ language, error, onRetry }: RefusalProps) => {
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
          {isKey ? w("failed.401.key") : saidOf(error, translator(language), ownRefusal(language))}
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
