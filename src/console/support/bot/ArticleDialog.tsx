import { useTranslate } from "ra-core";
import { useWatch } from "react-hook-form";
import { CallForm, EnumInput, IntegerInput, ReferenceInput, TextInput } from "pilothouse/form";
import { pickFields, ResourceScreen } from "pilothouse/resource";
import { Dialog } from "pilothouse/ui";
import { type FieldOf, fieldOf, textIn } from "pilothouse/wire";
import { articleState } from "../../../generated/enums";
import { wiki } from "../../../generated/operate/wiki";
import { type Wiki, wikiAdd } from "../../../generated/operate/wiki/wiki.schema";
import { wikiCategoryReference } from "../../../generated/operate/wiki_category/wikiCategory.reference";
import { ArticleState } from "../../../../shared/generated/enums";
import { Article } from "../article/Article";
import { useBotRecords } from "./useBotRecords";
import { wikiReference } from "../../../generated/operate/wiki/wiki.reference";

const field = fieldOf<Wiki>();

type Values = Readonly<Record<string, unknown>>;
const NAMES = ["title", "category_id", "content", "sort", "state"] as const satisfies readonly FieldOf<Wiki>[];

const Preview = () => {
  const translate = useTranslate();
  const [title, content]: readonly unknown[] = useWatch({ name: [field("title"), field("content")] });
  return (
    <figure className="bot-preview">
      <figcaption>{translate("support.preview")}</figcaption>
      <strong>{textIn(title)}</strong>
      <Article text={textIn(content)} />
    </figure>
  );
};

interface ArticleDialogProps {
  readonly category: number;
  readonly article: Values | null;
  readonly onClose: () => void;
}

export const ArticleDialog = ({ category, article, onClose }: ArticleDialogProps) => {
  const translate = useTranslate();
  const { save } = useBotRecords(wikiReference);
  const send = async (values: Values) => {
    await save(values, article, values.title);
    onClose();
    return undefined;
  };
  return (
    <Dialog size="lg" title={translate(article ? "support.editArticle" : "support.addArticle")} onClose={onClose}>
      <ResourceScreen resource={wiki}>
        <CallForm
          schema={wikiAdd}
          start={
            article ? pickFields(article, NAMES) : { category_id: category, sort: 0, state: ArticleState.published }
          }
          send={send}
          submit={translate("form.save")}
          onCancel={onClose}
        >
          <TextInput source={field("title")} required max={128} />
          <ReferenceInput source={field("category_id")} required of={wikiCategoryReference} />
          <IntegerInput source={field("sort")} min={0} />
          <EnumInput source={field("state")} required of={articleState} />
          <TextInput source={field("content")} required max={8000} lines={8} />
          <Preview />
          <p className="bot-hint">{translate("support.markdown")}</p>
        </CallForm>
      </ResourceScreen>
    </Dialog>
  );
};
