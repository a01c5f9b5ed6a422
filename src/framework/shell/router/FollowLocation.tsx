import { useLocale } from "ra-core";
import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { addLanguageToAddress } from "../applyLanguage";
import { showLanguageInAddress } from "../languageQuery";
import { type Language, LANGUAGES } from "../../wire/contract";
import * as language from "../../wire/language";
import * as storage from "../../wire/storage";
import { scrollToHash } from "./scrollToHash";

/** Moves the focus to the new page, so that screen readers announce it, unless the focus is already there. */
const enterPage = () => {
  const main = document.getElementById("main");
  if (main && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
};

/** Sets the language in the address: the chosen language, or the language that follows from the address. */
const showLanguage = (spoken: Language): void => {
  if (storage.get(language.LANGUAGE_KEY) === null) addLanguageToAddress();
  else showLanguageInAddress(spoken);
};

/** After each navigation, sets the language in the address, scrolls to the hash or the top, and focuses the page. */
export const FollowLocation = ({ entering }: { readonly entering: boolean }) => {
  const { pathname, hash, key } = useLocation();
  const locale = useLocale();
  const way = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: even a navigation to the same address removes it
  useEffect(() => {
    const shown = LANGUAGES.find((one) => one === locale);
    if (shown !== undefined) showLanguage(shown);
  }, [locale, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page
  useEffect(() => {
    // When people go back, the browser restores the scroll position.
    if (hash === "" && way !== "POP") window.scrollTo(0, 0);
    return hash === "" ? undefined : scrollToHash(hash);
  }, [pathname, hash, way]);
  const entered = useRef(entering ? "" : pathname);
  useEffect(() => {
    if (entered.current === pathname) return;
    entered.current = pathname;
    // The page gets its title only at the next rendering, so this waits.
    const timer = setTimeout(enterPage, 50);
    return () => clearTimeout(timer);
  }, [pathname]);
  return null;
};
