/** The pages that a test follows in one console, in this order. */
export const BUILT_PAGES: readonly string[] = [
  "docs/tutorial.md",
  "docs/guides/handler.md",
  "docs/guides/overriding.md",
  "docs/guides/job.md",
  "docs/guides/mail.md",
  "docs/guides/public-page.md",
  "docs/guides/rights.md",
  "docs/guides/colours.md",
  "docs/guides/charts.md",
  "docs/guides/qr-code.md",
  "docs/guides/feature.md",
];
