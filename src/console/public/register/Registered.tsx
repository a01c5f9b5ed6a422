import { ACCOUNT_KEY, translator } from "pilothouse/public";
import { type Language, storage } from "pilothouse/wire";
import { answerWords } from "./answerWords";
import type { Values } from "./values";

interface RegisteredProps {
  readonly language: Language;
  readonly values: Values;
}

/** What comes next for a company that has registered. */
export const Registered = ({ language, values }: RegisteredProps) => {
  const w = answerWords(language);
  return (
    <div className="form result" role="status">
      <p className="badge good" aria-hidden="true">
        ✓
      </p>
      <h1>{w("done.title")}</h1>
      <p className="lead">{w("done.text", { company: values.company.trim(), account: values.account.trim() })}</p>
      <a
        className="submit"
        href={`/login${location.search}`}
        ref={(link) => link?.focus()}
        onClick={() => storage.set(ACCOUNT_KEY, values.account.trim())}
      >
        {translator(language)("sign_in.submit")}
      </a>
    </div>
  );
};
