import ButtonBase from "@mui/material/ButtonBase";
import Button from "@mui/material/Button";
import { useGetList, useTranslate } from "ra-core";
import { useState } from "react";
import { Icon } from "pilothouse/ui";
import { fieldOf, numberIn, textIn } from "pilothouse/wire";
import type { WikiCategory } from "../../../generated/operate/wiki_category/wikiCategory.schema";
import { Articles } from "./Articles";
import { CategoryDialog } from "./CategoryDialog";
import { EditAndDeleteButtons } from "./EditAndDeleteButtons";
import { wikiCategoryReference } from "../../../generated/operate/wiki_category/wikiCategory.reference";

const field = fieldOf<WikiCategory>();

type Row = Readonly<Record<string, unknown>>;
const MOST = 200;

/** The articles from which a bot answers, in categories. */
export const BotArticles = ({ bot }: { readonly bot: number }) => {
  const translate = useTranslate();
  const [chosen, setChosen] = useState(0);
  const [editing, setEditing] = useState<Row | "new" | null>(null);
  const { data, isPending } = useGetList(wikiCategoryReference.resource, {
    pagination: { page: 1, perPage: MOST },
    sort: { field: field("sort"), order: "ASC" },
    filter: { [field("detail_id")]: bot },
  });
  const categories: readonly Row[] = data ?? [];
  const current = categories.find((row) => row.id === chosen) ?? categories[0];
  return (
    <div className="bot-wiki">
      <section aria-label={translate("support.categories")} className="bot-categories">
        <header>
          <h2>{translate("support.categories")}</h2>
          <Button size="small" startIcon={<Icon name="add" size={17} />} onClick={() => setEditing("new")}>
            {translate("support.addCategory")}
          </Button>
        </header>
        {!isPending && categories.length === 0 && <p className="desk-empty">{translate("support.noCategory")}</p>}
        <ul>
          {categories.map((row) => (
            <li key={numberIn(row.id)} data-current={row === current}>
              <ButtonBase aria-current={row === current} onClick={() => setChosen(numberIn(row.id))}>
                {textIn(row.name)}
              </ButtonBase>
              <EditAndDeleteButtons
                of={wikiCategoryReference}
                row={row}
                name={textIn(row.name)}
                onEdit={() => setEditing(row)}
              />
            </li>
          ))}
        </ul>
      </section>
      {current && <Articles key={numberIn(current.id)} category={numberIn(current.id)} name={textIn(current.name)} />}
      {editing !== null && (
        <CategoryDialog
          bot={bot}
          category={editing === "new" ? null : editing}
          onClose={() => setEditing(null)}
          onSaved={setChosen}
        />
      )}
    </div>
  );
};
