// The title of the browser's tab (specification, point 2): the page's label, then the product's title.

/** The host and path of a page, and the settings of the installation. */
export interface PageLocation {
  readonly host: string;
  readonly given: Readonly<Record<string, unknown>>;
}

export interface TitleFacts {
  /** The name of the page; "" without one. */
  readonly page: string;
  /** The default title: open server. */
  readonly product: string;
  /** The title of all pages, or null. */
  readonly fixed: string | null;
}

export const pageTitle = ({ page, product, fixed }: TitleFacts): string => {
  if (fixed !== null) return fixed;
  return page === "" ? product : `${page} - ${product}`;
};
