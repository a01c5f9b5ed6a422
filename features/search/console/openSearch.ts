// Opens the search of the bar from anywhere on the page.
const REQUEST = "search-request";

export const openSearch = (): void => {
  document.dispatchEvent(new Event(REQUEST));
};

/** Answers a function that unsubscribes. */
export const onSearchRequest = (open: () => void): (() => void) => {
  document.addEventListener(REQUEST, open);
  return () => document.removeEventListener(REQUEST, open);
};
