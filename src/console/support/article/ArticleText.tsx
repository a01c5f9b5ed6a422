import { Markdown, type MarkdownToJSX } from "markdown-to-jsx/react";
import type { ComponentProps } from "react";
import { safeAddress } from "../safeAddress";

/** Only web addresses become links. For any other address, only the text is shown. */
const Link = ({ href, children }: ComponentProps<"a">) => {
  const address = /^https?:/i.test(href ?? "") ? safeAddress(href ?? "") : null;
  return address === null ? (
    children
  ) : (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
};

/** All headings have the same level, because the page has its own headings above the article. */
const Heading = ({ children }: ComponentProps<"h3">) => <h3>{children}</h3>;
/** An article must not load anything from other hosts, so a picture is replaced by its text. */
const Picture = ({ alt }: ComponentProps<"img">) => alt;

const OPTIONS: MarkdownToJSX.Options = {
  disableParsingRawHTML: true,
  forceBlock: true,
  forceWrapper: true,
  wrapper: "div",
  overrides: { a: Link, img: Picture, h1: Heading, h2: Heading, h3: Heading, h4: Heading, h5: Heading, h6: Heading },
};

/** An article as its readers see it. HTML is shown as text. */
const ArticleText = ({ text }: { readonly text: string }) => (
  <div className="article">
    <Markdown options={OPTIONS}>{text}</Markdown>
  </div>
);

export default ArticleText;
