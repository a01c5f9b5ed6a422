import { useState, type ReactNode } from "react";
import { ListState } from "../../../src/framework/list/table/ListState";
import { Button, Dialog, LoadingLines, SidePanel } from "../../../src/framework/ui";
import { DialogAnswers } from "../../../src/framework/ui/DialogAnswers";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import type { Examples } from "../Examples";

const Opened = ({ label, children }: { label: string; children: (close: () => void) => ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
};

const Asked = ({ title, verb, red = false, text }: { title: string; verb: string; red?: boolean; text: string }) => (
  <Opened label={verb}>
    {(close) => (
      <Dialog title={title} onClose={close}>
        <DialogContent>{text}</DialogContent>
        <DialogActions>
          <DialogAnswers harmless={{ onPress: close }} verb={{ label: verb, red, onPress: close }} />
        </DialogActions>
      </Dialog>
    )}
  </Opened>
);

const Table = ({ state }: Pick<Parameters<typeof ListState>[0], "state">) => (
  <table>
    <tbody>
      <ListState state={state} span={3} rows={3} />
    </tbody>
  </table>
);

export default {
  title: "Dialogs and states",
  states: {
    "A question": () => (
      <Asked title="Refund $19.90 to Divya Nair?" verb="Refund $19.90" text="Somebody else decides about the refund." />
    ),
    "A question about something that ends": () => (
      <Asked title="Delete 3 devices?" verb="Delete 3 devices" red text="This cannot be undone." />
    ),
    "A panel at the side": () => (
      <Opened label="Quick look">
        {(close) => (
          <SidePanel title="GuardHome" onClose={close}>
            <p>Details of the record.</p>
          </SidePanel>
        )}
      </Opened>
    ),
    "Rows are loading": () => <Table state="pending" />,
    "No rows": () => <Table state={{ message: "No devices yet" }} />,
    "Text is loading": () => <LoadingLines count={3} />,
  },
} satisfies Examples;
