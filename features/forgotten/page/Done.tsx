import { ACCOUNT_KEY } from "../../../src/framework/public/accountKey";
import type { Language } from "../../../src/framework/wire/contract";
import * as storage from "../../../src/framework/wire/storage";
import { words } from "./words";

interface DoneProps {
  readonly language: Language;
  readonly account: string;
}

/** A link to the sign-in page, for the new password. */
export const Done = ({ language, account }: DoneProps) => {
  const say = words(language);
  return (
    <div className="form" role="status">
      <h1>{say("recovery.doneTitle")}</h1>
      <p className="lead">{say("recovery.doneLead", { account })}</p>
      <a
        className="submit"
        href={`/login${location.search}`}
        ref={(link) => link?.focus()}
        onClick={() => storage.set(ACCOUNT_KEY, account)}
      >
        {say("recovery.signIn")}
      </a>
    </div>
  );
};
