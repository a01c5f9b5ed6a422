import { useTranslate } from "ra-core";
import { type ReactNode, useState } from "react";
import { WithWords } from "pilothouse/resource";
import { Button, Icon, SidePanel } from "pilothouse/ui";
import { factsWords } from "./factsWords";

interface FactsButtonProps {
  /** The key of its words. */
  readonly label: string;
  readonly icon: string;
  /** Rendered, and so asked for, when the panel opens. */
  readonly children: ReactNode;
}

/** Pixels of the button in English, whose words are the longest. */
const ROOM = 205;

const OpenedButton = ({ label, icon, children }: FactsButtonProps) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name={icon} size={18} />
        {translate(label)}
      </Button>
      {isOpen && (
        <SidePanel title={translate(label)} onClose={() => setOpen(false)}>
          {children}
        </SidePanel>
      )}
    </>
  );
};

/** A button that shows in a panel what a further call answers about the record. */
export const FactsButton = (props: FactsButtonProps) => (
  <WithWords of={factsWords} otherwise={<span style={{ width: ROOM }} />}>
    <OpenedButton {...props} />
  </WithWords>
);
