// The code that a person typed. It is kept for this tab after a failure, a reload and the end of the session.
const CODE = "pilothouse.code";

export const rememberedCode = (): string => {
  try {
    return new URLSearchParams(location.search).get("cdk") ?? sessionStorage.getItem(CODE) ?? "";
  } catch {
    return "";
  }
};

export const rememberCode = (code: string): void => {
  try {
    sessionStorage.setItem(CODE, code);
  } catch {
    // Without storage, only the page keeps the code.
  }
};

/** A card may contain the code in an address. */
export const codeIn = (scanned: string): string => {
  if (!URL.canParse(scanned)) return scanned.trim();
  return new URL(scanned).searchParams.get("cdk") ?? scanned.trim();
};
