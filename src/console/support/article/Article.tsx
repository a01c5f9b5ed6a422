import { lazy, Suspense } from "react";

const ArticleText = lazy(() => import("./ArticleText"));

/** An article. It is shown as plain text until the code that draws Markdown is loaded. */
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
