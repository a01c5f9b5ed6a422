import { lazy, Suspense } from "react";

const ArticleText = lazy(() => import("./ArticleText"));

/** An article, as it is written until what reads Markdown has arrived. */
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
