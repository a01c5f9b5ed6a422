// Asks people to prove again who they are. The dialog opens over whatever they are doing, and is loaded when it is needed.
import { type ComponentType, useEffect, useState } from "react";
import { askBy, type Question } from "../providers/confirming";
import { loadChunk } from "../shell/errors/loadChunk";
import type { ConfirmDialogProps } from "./ConfirmDialog";

interface Asked extends Question {
  readonly Dialog: ComponentType<ConfirmDialogProps>;
  readonly answer: (isProven: boolean) => void;
}

export const ConfirmIdentity = () => {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(
    () =>
      askBy(async (question) => {
        const { ConfirmDialog } = await loadChunk(() => import("./ConfirmDialog"));
        return new Promise((answer) => setAsked({ ...question, Dialog: ConfirmDialog, answer }));
      }),
    [],
  );
  if (asked === null) return null;
  const { Dialog, answer, way, account } = asked;
  return (
    <Dialog
      way={way}
      account={account}
      onEnd={(isProven) => {
        setAsked(null);
        answer(isProven);
      }}
    />
  );
};
