import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { showLanguageInAddress } from "../shell/languageQuery";
import { pageTitle } from "../shell/router/pageTitle";
import { config } from "../wire/config";
import { LANGUAGES, type Language } from "../wire/contract";
import * as spoken from "../wire/language";
import { comeAlive } from "./drawnForm";
import { loadSending } from "./loadSending";
import { PublicFrame } from "./PublicFrame";
import { useSite } from "./Site";
import { whenIdle } from "./whenIdle";
import { type LoadWords, loadWords, translator } from "./words";

interface PublicShellProps {
  /** The title of the window in a language, without the product. */
  readonly title: (language: Language) => string;
  /** Loads the words of the page itself. */
  readonly loadWords: LoadWords;
  readonly children: (language: Language) => ReactNode;
}

/** The parts of every public page: the frame, the title, the choice of language and colours. */
export const PublicShell = ({ title, loadWords: ownWords, children }: PublicShellProps) => {
  const [language, setLanguage] = useState(spoken.get);
  const wanted = useRef(language);
  const t = translator(language);
  const { name, fixedTitle, loadWords: siteWords } = useSite();
  useEffect(() => {
    document.title = pageTitle({
      page: title(language),
      product: name(language),
      fixed: fixedTitle(language, { host: location.hostname, given: config().given }),
    });
  }, [title, language, name, fixedTitle]);
  useEffect(comeAlive, []);
  const load = useCallback((next: Language) => loadWords(next, [siteWords, ownWords]), [siteWords, ownWords]);
  useEffect(
    () => whenIdle(() => [loadSending(), ...LANGUAGES.map(load)].map((part) => part.catch(() => null))),
    [load],
  );

  const settings = {
    t,
    language,
    onLanguage: async (next: Language) => {
      wanted.current = next;
      await load(next);
      if (wanted.current !== next) return;
      spoken.set(next);
      showLanguageInAddress(next);
      setLanguage(next);
    },
  };
  return <PublicFrame {...settings}>{children(language)}</PublicFrame>;
};
