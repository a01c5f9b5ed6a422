import { useGetIdentity, useLocale, useTranslate } from "ra-core";
import { formatExactly } from "../../../src/framework/wire/dates";
import { browserZone } from "../../../src/framework/value/zones";
import { usePrinting } from "../../../src/framework/ui/usePrinting";
import { FIRST_LANGUAGE } from "../../../src/framework/wire/contract";
import { languageFrom } from "../../../src/framework/wire/languageRule";
import { useConsole } from "../../../src/framework/shell/Console";
import { usePageName } from "../../../src/framework/shell/menu/usePageName";
import "./printedPage.css";

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
        {translate("shell.printed", { name: by, time: `${formatExactly(Date.now() / 1000)} (${browserZone()})` })}
      </span>
    </div>
  );
};
