import { useNotify, useTranslate } from "ra-core";
import { failureWords } from "../resource/failureWords";
import { Button } from "../ui/Button";
import { IconButton } from "../ui/IconButton";
import { Icon } from "../ui/icons";
import { MenuItem } from "../ui/Menu";
import { ActionHost, type DialogRequest, useStartAction } from "./ActionHost";
import { useActionContext } from "./ActionPlace";
import type { ActionRequest } from "./ActionRequest";
import type { ReadRequest } from "./ReadRequest";

type Request = ActionRequest | ReadRequest | DialogRequest;

export interface ActionButtonProps {
  readonly label: string;
  /** The name of an icon in ui/icons. */
  readonly icon?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** Whether the action changes nothing. Such a button cannot be the main button of a page. */
  readonly lesser?: boolean;
  /** Creates the request when the button is pressed. It may load records first. */
  readonly request: () => Request | Promise<Request>;
}

/** The button of an action. In a menu, it is an item. */
export const ActionButton = (props: ActionButtonProps) =>
  useStartAction() === null ? (
    <ActionHost>
      <Face {...props} />
    </ActionHost>
  ) : (
    <Face {...props} />
  );

const Face = ({ label, icon, danger, disabled, lesser, request }: ActionButtonProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const start = useStartAction();
  const { place, isMain = false, isLesser = lesser, onPress, without } = useActionContext();
  if (without?.has(label)) return null;
  const press = async () => {
    try {
      const wanted = request();
      onPress?.();
      start?.(await wanted);
    } catch (error) {
      notify(failureWords(error, translate), { type: "error" });
    }
  };
  if (place === "row") return <IconButton icon={icon ?? "play"} label={label} onClick={press} />;
  return place === "menu" ? (
    <MenuItem icon={icon} danger={danger} disabled={disabled} onClick={press}>
      {label}
    </MenuItem>
  ) : (
    <Button
      variant={isMain ? "contained" : danger ? "text" : "outlined"}
      color={isMain ? "primary" : danger ? "error" : "inherit"}
      disabled={disabled ?? false}
      {...(isLesser && { "data-lesser": true })}
      onClick={press}
    >
      {icon && <Icon name={icon} size={18} />}
      {label}
    </Button>
  );
};
