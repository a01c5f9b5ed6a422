/** The page numbers that a pager offers: at most `count`, those around the current page and the last one. */
export const pageNumbersToShow = (page: number, pages: number, count: number): readonly number[] => {
  const first = Math.max(1, Math.min(page - Math.floor(count / 2), pages - count + 1));
  return Array.from({ length: Math.min(count, pages) }, (_, at) => (at === count - 1 ? pages : first + at));
};
