import { Icon } from "./icons";

/** A tool in a bar: its icon and, if there is room, its name. */
export const IconAndLabel = ({ icon, label }: { readonly icon: string; readonly label: string }) => (
  <>
    <Icon name={icon} size={18} />
    <span className="ui-word">{label}</span>
  </>
);
