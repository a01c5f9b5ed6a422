import { useTranslate } from "ra-core";
import { CallForm, IntegerInput, TextInput } from "pilothouse/form";
import { pick, ResourceScreen } from "pilothouse/resource";
import { wikiCategory } from "../../../generated/operate/wiki_category";
import { wikiCategoryAdd } from "../../../generated/operate/wiki_category/wikiCategory.schema";
import { RecordDialog } from "./RecordDialog";
import { useBotRecords } from "./useBotRecords";

type Values = Readonly<Record<string, unknown>>;

interface CategoryDialogProps {
  readonly bot: number;
  readonly category: Values | null;
  readonly onClose: () => void;
  readonly onSaved: (id: number) => void;
}

export const CategoryDialog = ({ bot, category, onClose, onSaved }: CategoryDialogProps) => {
  const translate = useTranslate();
  const { save } = useBotRecords("wiki_category");
  const send = async (values: Values) => {
    onSaved(await save(values, category, values.name));
    onClose();
    return undefined;
  };
  return (
    <RecordDialog title={translate(category ? "support.editCategory" : "support.addCategory")} onClose={onClose}>
      <ResourceScreen resource={wikiCategory}>
        <CallForm
          schema={wikiCategoryAdd}
          start={category ? pick(category, ["name", "detail_id", "sort"]) : { detail_id: bot, sort: 0 }}
          send={send}
          submit={translate("form.save")}
          onCancel={onClose}
        >
          <TextInput source="name" required max={64} />
          <IntegerInput source="sort" min={0} />
        </CallForm>
      </ResourceScreen>
    </RecordDialog>
  );
};
