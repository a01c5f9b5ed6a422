import { ACCOUNT_KEY, translator } from "pilothouse/public";
import { type Language, storage } from "pilothouse/wire";
import { abilitiesOf } from "./abilities";
import { answerWords } from "./answerWords";
import type { RegistrationValues } from "./values";

interface RegisteredProps {
  readonly language: Language;
  readonly values: RegistrationValues;
  /** The menu keys that the account has. */
  readonly menus: readonly string[];
}

/** The next steps for a company that has registered. */
export const RegistrationDone = ({ language, values, menus }: RegisteredProps) => {
  const w = answerWords(language);
  const abilities = abilitiesOf(menus);
  return (
    <div className="form result" role="status">
      <p className="badge good" aria-hidden="true">
        ✓
      </p>
      <h1>{w("done.title")}</h1>
      <p className="lead">{w("done.text", { company: values.company.trim(), account: values.account.trim() })}</p>
      {abilities.length > 0 && (
        <div className="scopes">
          <p id="abilities">{w("can.title")}</p>
          <ul aria-labelledby="abilities">
            {abilities.map((word) => (
              <li key={word}>{w(word)}</li>
            ))}
          </ul>
        </div>
      )}
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
