import Button from "@mui/material/Button";
import { useGetList, useTranslate } from "ra-core";
import { useState } from "react";
import { Icon } from "pilothouse/ui";
import { EnumValue } from "pilothouse/value";
import { fieldOf, numberIn, textIn } from "pilothouse/wire";
import { articleState } from "../../../generated/enums";
import type { Wiki as WikiArticle } from "../../../generated/operate/wiki/wiki.schema";
import { Article } from "../article/Article";
import { ArticleDialog } from "./ArticleDialog";
import { EditAndDeleteButtons } from "./EditAndDeleteButtons";
import { wikiReference } from "../../../generated/operate/wiki/wiki.reference";

const field = fieldOf<WikiArticle>();

type Row = Readonly<Record<string, unknown>>;
const MOST = 200;

interface ArticlesProps {
  readonly category: number;
  readonly name: string;
}

export const Articles = ({ category, name }: ArticlesProps) => {
  const translate = useTranslate();
  const [editing, setEditing] = useState<Row | "new" | null>(null);
  const { data, isPending } = useGetList(wikiReference.resource, {
    pagination: { page: 1, perPage: MOST },
    sort: { field: field("sort"), order: "ASC" },
    filter: { [field("category_id")]: category },
  });
  const articles: readonly Row[] = data ?? [];
  return (
    <section aria-label={translate("support.articles")} className="bot-articles">
      <header>
        <h2>{name}</h2>
        <Button
          size="small"
          variant="contained"
          startIcon={<Icon name="add" size={17} />}
          onClick={() => setEditing("new")}
        >
          {translate("support.addArticle")}
        </Button>
      </header>
      {!isPending && articles.length === 0 && <p className="desk-empty">{translate("support.noArticle")}</p>}
      {articles.map((row) => (
        <details key={numberIn(row.id)}>
          <summary>
            <Icon name="chevron_right" size={16} />
            <span>{textIn(row.title)}</span>
            <EnumValue value={row.state} of={articleState} />
          </summary>
          <Article text={textIn(row.content)} />
          <EditAndDeleteButtons of={wikiReference} row={row} name={textIn(row.title)} onEdit={() => setEditing(row)} />
        </details>
      ))}
      {editing !== null && (
        <ArticleDialog
          category={category}
          article={editing === "new" ? null : editing}
          onClose={() => setEditing(null)}
        />
      )}
    </section>
  );
};
