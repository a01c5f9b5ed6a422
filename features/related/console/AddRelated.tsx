import { useLocation, useTranslate } from "ra-core";
import { useAllowed } from "../../../src/framework/resource/access";
import { useResourcePath, useResourceProps } from "../../../src/framework/resource/resource";
import { Button } from "../../../src/framework/ui/Button";
import { Icon } from "../../../src/framework/ui/icons";

interface AddRelatedProps {
  /** The initial values of a new record: the field that refers to the shown record. */
  readonly parent: Readonly<Record<string, unknown>>;
  /** Whether the text of the button is the name of the resource that is added. */
  readonly named?: boolean;
}

/**
 * The button that adds a record of the current resource to the shown record. The form leads back to the page of the
 * shown record.
 */
export const AddRelated = ({ parent, named = false }: AddRelatedProps) => {
  const translate = useTranslate();
  const props = useResourceProps();
  const paths = useResourcePath();
  const { pathname } = useLocation();
  const isAllowed = useAllowed("add");
  if (props === null || !isAllowed || !("create" in props.views)) return null;
  const add = translate("related.add");
  const name = translate(`${props.name}.name`, { _: props.name });
  return (
    <Button
      variant="text"
      color="primary"
      to={paths.create}
      state={{ record: parent, back: `${pathname}?tab=${props.name}` }}
      aria-label={`${add} ${name}`}
    >
      <Icon name="add" size={16} />
      {named ? name : add}
    </Button>
  );
};
