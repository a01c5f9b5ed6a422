// What the browser's tab says (specification, point 2): the page's label before the product's title.

export interface TitleFacts {
  /** What the page is called, "" where nothing is. */
  readonly page: string;
  /** The default title: open server. */
  readonly product: string;
  /** The title of the one customer host that has its own. */
  readonly fixed: string;
  readonly host: string;
  /** That host; "" when the installation names none. */
  readonly fixedHost: string;
}

export const pageTitle = ({ page, product, fixed, host, fixedHost }: TitleFacts): string => {
  if (fixedHost !== "" && host === fixedHost) return fixed;
  return page === "" ? product : `${page} - ${product}`;
};
