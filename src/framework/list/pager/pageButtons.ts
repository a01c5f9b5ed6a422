/** The page numbers that a pager offers: at most `count`, around the current page. Pages count from 1. */
export const pageButtons = (page: number, pages: number, count: number): readonly number[] => {
  const first = Math.max(1, Math.min(page - Math.floor(count / 2), pages - count + 1));
  return Array.from({ length: Math.min(count, pages) }, (_, at) => first + at);
};
