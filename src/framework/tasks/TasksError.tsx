import { useTranslate } from "ra-core";
import { failureWords } from "../resource/failureWords";
import { Button } from "../ui/Button";

/** Says why the tasks cannot be shown, with a button to request them again. */
export const TasksError = ({ error, refetch }: { readonly error: unknown; readonly refetch: () => void }) => {
  const translate = useTranslate();
  return (
    <div className="ui-tasks-trouble" role="alert">
      <span>{failureWords(error, translate)}</span>
      <Button onClick={refetch}>{translate("ui.retry")}</Button>
    </div>
  );
};
