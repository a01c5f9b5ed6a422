/** The name of "zh-CN" in this locale. An unknown code is returned unchanged. */
export const languageName = (code: string, locale: string): string => {
  try {
    return new Intl.DisplayNames([locale], { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
};
