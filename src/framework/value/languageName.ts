/** The name of "zh-CN" in this locale. An unknown code is its own name. */
export const languageName = (code: string, locale: string): string => {
  try {
    return new Intl.DisplayNames([locale], { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
};
