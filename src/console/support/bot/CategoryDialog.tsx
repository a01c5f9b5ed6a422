import { useTranslate } from "ra-core";
import { CallForm, IntegerInput, TextInput } from "pilothouse/form";
import { pickFields, ResourceScreen } from "pilothouse/resource";
import { Dialog } from "pilothouse/ui";
import { type FieldOf, fieldOf } from "pilothouse/wire";
import { wikiCategory } from "../../../generated/operate/wiki_category";
import { type WikiCategory, wikiCategoryAdd } from "../../../generated/operate/wiki_category/wikiCategory.schema";
import { useBotRecords } from "./useBotRecords";
import { wikiCategoryReference } from "../../../generated/operate/wiki_category/wikiCategory.reference";

const field = fieldOf<WikiCategory>();
const NAMES = ["name", "detail_id", "sort"] as const satisfies readonly FieldOf<WikiCategory>[];

type Values = Readonly<Record<string, unknown>>;

interface CategoryDialogProps {
  readonly bot: number;
  readonly category: Values | null;
  readonly onClose: () => void;
  readonly onSaved: (id: number) => void;
}

export const CategoryDialog = ({ bot, category, onClose, onSaved }: CategoryDialogProps) => {
  const translate = useTranslate();
  const { save } = useBotRecords(wikiCategoryReference);
  const send = async (values: Values) => {
    onSaved(await save(values, category, values.name));
    onClose();
    return undefined;
  };
  return (
    <Dialog title={translate(category ? "support.editCategory" : "support.addCategory")} onClose={onClose}>
      <ResourceScreen resource={wikiCategory}>
        <CallForm
          schema={wikiCategoryAdd}
          start={category ? pickFields(category, NAMES) : { detail_id: bot, sort: 0 }}
          send={send}
          submit={translate("form.save")}
          onCancel={onClose}
        >
          <TextInput source={field("name")} required max={64} />
          <IntegerInput source={field("sort")} min={0} />
        </CallForm>
      </ResourceScreen>
    </Dialog>
  );
};
