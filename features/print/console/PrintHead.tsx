import { useGetIdentity, useLocale, useTranslate } from "ra-core";
import { formatExactly } from "../../wire/dates";
import { ownZone } from "../../value/zones";
import { usePrinting } from "../../ui/usePrinting";
import { FIRST_LANGUAGE } from "../../wire/contract";
import { languageFrom } from "../../wire/languageRule";
import { useConsole } from "../Console";
import { usePageName } from "../menu/usePageName";
import "./print.css";

/** The head of a printed page: its title, the console, who printed it, and when. */
export const PrintHead = () => (usePrinting() ? <Head /> : null);

const Head = () => {
  const translate = useTranslate();
  const { name } = useConsole();
  const language = languageFrom(useLocale()) ?? FIRST_LANGUAGE;
  const { identity } = useGetIdentity();
  const by = identity?.fullName ?? String(identity?.id ?? "");
  return (
    <div className="shell-print">
      <strong>{usePageName()}</strong>
      <span>
        {name[language]}
        <br />
        {translate("shell.printed", { name: by, time: `${formatExactly(Date.now() / 1000)} (${ownZone()})` })}
      </span>
    </div>
  );
};
