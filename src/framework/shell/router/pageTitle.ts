// What the browser's tab says (specification, point 2): the page's label before the product's title.

/** Where a page stands, and what the installation set there. */
export interface Standing {
  readonly host: string;
  readonly given: Readonly<Record<string, unknown>>;
}

export interface TitleFacts {
  /** What the page is called, "" where nothing is. */
  readonly page: string;
  /** The default title: open server. */
  readonly product: string;
  /** A title that stands for every page; null where there is none. */
  readonly fixed: string | null;
}

export const pageTitle = ({ page, product, fixed }: TitleFacts): string => {
  if (fixed !== null) return fixed;
  return page === "" ? product : `${page} - ${product}`;
};
