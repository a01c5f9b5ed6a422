import { type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { showLanguageInAddress } from "../shell/languageQuery";
import { LANGUAGES, type Language } from "../wire/contract";
import * as spoken from "../wire/language";
import { enableForm } from "./drawnForm";
import { loadSending } from "./loadSending";
import { PublicFrame } from "./PublicFrame";
import { showTitle } from "./showTitle";
import { useSite } from "./Site";
import { whenIdle } from "./whenIdle";
import { type LoadWords, loadWords, translator } from "./words";

interface PublicShellProps {
  /** Loads the words of the page itself. */
  readonly loadWords: LoadWords;
  readonly Picture?: ComponentType<{ readonly language: Language }> | undefined;
  readonly children: (language: Language) => ReactNode;
}

/** The parts of every public page: the frame, the title, the choice of language and colours. */
export const PublicShell = ({ loadWords: ownWords, Picture, children }: PublicShellProps) => {
  const [language, setLanguage] = useState(spoken.get);
  const wanted = useRef(language);
  const t = translator(language);
  const { isTitledHost, loadWords: siteWords } = useSite();
  useEffect(() => showTitle(language, isTitledHost), [language, isTitledHost]);
  useEffect(enableForm, []);
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
  return (
    <PublicFrame Picture={Picture} {...settings}>
      {children(language)}
    </PublicFrame>
  );
};
