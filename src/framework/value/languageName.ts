/** The name of a language such as "zh-CN", in this locale. An unknown code stays. */
export const languageName = (code: string, locale: string): string => {
  try {
    return new Intl.DisplayNames([locale], { type: "language" }).of(code) ?? code;
  } catch {
    return code;
  }
};
