// The code that a person typed. This tab keeps the code if the page fails, is reloaded, or the session ends.
const CODE = "pilothouse.code";

export const readRememberedCode = (): string => {
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
    // Without storage, only this page keeps the code.
  }
};

/** A card may have a web address that contains the code. */
export const extractCode = (scanned: string): string => {
  if (!URL.canParse(scanned)) return scanned.trim();
  return new URL(scanned).searchParams.get("cdk") ?? scanned.trim();
};
