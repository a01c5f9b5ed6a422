// How anything on the page asks for the search, which stands in the bar.
const REQUEST = "search-request";

export const askForSearch = (): void => {
  document.dispatchEvent(new Event(REQUEST));
};

/** Answers how to stop. */
export const onSearchRequest = (open: () => void): (() => void) => {
  document.addEventListener(REQUEST, open);
  return () => document.removeEventListener(REQUEST, open);
};
