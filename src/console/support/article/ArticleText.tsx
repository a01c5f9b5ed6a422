// biome-ignore-all lint/suspicious/noArrayIndexKey: the parts of a text have no names, and are drawn anew when it changes
import { type Block, type Inline, parseArticle } from "./parseArticle";

const Words = ({ of }: { readonly of: readonly Inline[] }) =>
  of.map((one, at) => {
    if (one.as === "bold") return <strong key={at}>{one.text}</strong>;
    if (one.as === "code") return <code key={at}>{one.text}</code>;
    if (one.as === "link")
      return (
        <a key={at} href={one.address} target="_blank" rel="noopener noreferrer">
          {one.text}
        </a>
      );
    return one.text;
  });

const Part = ({ block }: { readonly block: Block }) => {
  if (block.as === "heading")
    return (
      <h3>
        <Words of={block.of} />
      </h3>
    );
  if (block.as === "paragraph")
    return (
      <p>
        <Words of={block.of} />
      </p>
    );
  const List = block.as === "list" ? "ul" : "ol";
  return (
    <List>
      {block.items.map((item, at) => (
        <li key={at}>
          <Words of={item} />
        </li>
      ))}
    </List>
  );
};

/** An article as its readers see it. Only React makes elements of it: no HTML in it is ever HTML. */
export const ArticleText = ({ text }: { readonly text: string }) => (
  <div className="article">
    {parseArticle(text).map((block, at) => (
      <Part key={at} block={block} />
    ))}
  </div>
);
