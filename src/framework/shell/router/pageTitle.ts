// The title of the browser's tab (specification, point 2): the page's label before the product's title.

/** The host and path of a page, and what the installation configured. */
export interface Standing {
  readonly host: string;
  readonly given: Readonly<Record<string, unknown>>;
}

export interface TitleFacts {
  /** The name of the page. "" when it has none. */
  readonly page: string;
  /** The default title: open server. */
  readonly product: string;
  /** One title for all pages. Null when there is none. */
  readonly fixed: string | null;
}

export const pageTitle = ({ page, product, fixed }: TitleFacts): string => {
  if (fixed !== null) return fixed;
  return page === "" ? product : `${page} - ${product}`;
};
