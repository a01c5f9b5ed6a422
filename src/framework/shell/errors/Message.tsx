import type { ReactNode } from "react";
import { Icon } from "../../ui/icons";
import { usePageTitle } from "../../resource/title";

interface MessageProps {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  /** More details about the reason. */
  readonly details?: ReactNode;
  /** Buttons and links to other pages. */
  readonly actions: ReactNode;
  readonly children?: ReactNode;
}

/** A page with only a message: what is wrong, and which pages to open instead. */
export const Message = ({ icon, title, text, details, actions, children }: MessageProps) => {
  usePageTitle(title);
  return (
    <section className="shell-message">
      <span className="shell-badge">
        <Icon name={icon} size={30} />
      </span>
      <h1>{title}</h1>
      <p>{text}</p>
      {details}
      <div className="shell-actions">{actions}</div>
      {children}
    </section>
  );
};
