import { Icon } from "../ui/icons";
import { ActionHost, useStartAction } from "./ActionHost";
import { useActionPlace } from "./ActionPlace";
import type { ActionRequest } from "./ActionRequest";
import "../ui/popover.css";

export interface ActionButtonProps {
  readonly label: string;
  /** A name of kit/icons. */
  readonly icon?: string | undefined;
  readonly danger?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** What pressing it begins; may look records up first. */
  readonly request: () => ActionRequest | Promise<ActionRequest>;
}

/** The face of every action: an item in a menu, a button elsewhere. */
export const ActionButton = (props: ActionButtonProps) =>
  useStartAction() === null ? (
    <ActionHost>
      <Face {...props} />
    </ActionHost>
  ) : (
    <Face {...props} />
  );

const looks = { menu: "kit-menu-item", bar: "kit-button", page: "kit-button" } as const;

const Face = ({ label, icon, danger, disabled, request }: ActionButtonProps) => {
  const start = useStartAction();
  const { place, onPress } = useActionPlace();
  const press = async () => {
    const wanted = request();
    onPress?.();
    start?.(await wanted);
  };
  return (
    <button
      type="button"
      role={place === "menu" ? "menuitem" : undefined}
      className={`${looks[place]}${danger ? " kit-danger" : ""}`}
      disabled={disabled}
      onClick={press}
    >
      {icon && <Icon name={icon} size={18} />}
      {label}
    </button>
  );
};
