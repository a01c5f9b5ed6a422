import { useTranslate } from "ra-core";
import { type ReactNode, useState } from "react";
import { WithWords } from "pilothouse/resource";
import { Button, Icon, SidePanel } from "pilothouse/ui";
import { factsWords } from "./factsWords";

interface FactsButtonProps {
  /** The message key of the button. */
  readonly label: string;
  readonly icon: string;
  /** Drawn only when the panel opens, so that its content is not requested earlier. */
  readonly children: ReactNode;
}

/** The width of the button in pixels with its English label, which is the longest. */
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

/** A button that opens a panel with more facts about the record, from another call. */
export const FactsButton = (props: FactsButtonProps) => (
  <WithWords of={factsWords} otherwise={<span style={{ width: ROOM }} />}>
    <OpenedButton {...props} />
  </WithWords>
);
