import { Icon } from "../icons";

/** The mark of every control that opens a list of choices. */
export const Caret = ({ className }: { readonly className?: string }) => (
  <Icon name="chevron_down" size={16} className={className} />
);
