import { type ReactNode, useId } from "react";
import { Icon } from "../ui/icons";
import "./account.css";

interface PanelProps {
  readonly title: string;
  readonly icon: string;
  readonly children: ReactNode;
}

export const Panel = ({ title, icon, children }: PanelProps) => {
  const id = useId();
  return (
    <section className="own-panel" aria-labelledby={id}>
      <h2 id={id}>
        <Icon name={icon} size={18} />
        {title}
      </h2>
      {children}
    </section>
  );
};
