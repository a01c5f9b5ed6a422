import type { ReactNode } from "react";
import { Icon } from "../../ui/icons";

export interface ListMessageProps {
  readonly icon: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly children?: ReactNode;
}

/** Shown in place of rows: why there are none, and what people can do. */
export const ListMessage = ({ icon, title, text, children }: ListMessageProps) => (
  <div className="ui-list-message" role="status">
    <Icon name={icon} size={36} />
    <strong>{title}</strong>
    {text && <p>{text}</p>}
    {children && <div className="ui-actions">{children}</div>}
  </div>
);
