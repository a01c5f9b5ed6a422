import { useLocale } from "ra-core";
import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { showLanguageInAddress } from "../languageQuery";

/** After each navigation: the address says the language, and the page stands at the hash or at its top. */
export const FollowLocation = () => {
  const { pathname, hash, key } = useLocation();
  const locale = useLocale();
  const way = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation, even to the same address, drops the language
  useEffect(() => {
    if (locale === "en" || locale === "zh-CN" || locale === "zh-TW") showLanguageInAddress(locale);
  }, [locale, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is what asks for it
  useEffect(() => {
    const target = hash === "" ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (target) target.scrollIntoView();
    // Going back, the browser restores where one was.
    else if (way !== "POP") window.scrollTo(0, 0);
  }, [pathname, hash, way]);
  return null;
};
