import { lazy, Suspense } from "react";

const ArticleText = lazy(() => import("./ArticleText"));

/** An article. Until the code that draws Markdown is loaded, it is shown as plain text. */
export const Article = ({ text }: { readonly text: string }) => (
  <Suspense
    fallback={
      <div className="article">
        <p>{text}</p>
      </div>
    }
  >
    <ArticleText text={text} />
  </Suspense>
);
