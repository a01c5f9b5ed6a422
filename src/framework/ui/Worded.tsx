import { Icon } from "./icons";

/** What a tool of a bar shows: its icon and, where there is room, its name. */
export const Worded = ({ icon, label }: { readonly icon: string; readonly label: string }) => (
  <>
    <Icon name={icon} size={18} />
    <span className="ui-word">{label}</span>
  </>
);
