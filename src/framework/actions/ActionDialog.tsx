// Asks before an action. It shows the records, their number and the consequences, and has inputs for parameters.
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { RecordContextProvider, useTranslate } from "ra-core";
import { type ReactNode, useState } from "react";
import { useAllowed } from "../resource/access";
import type { Payload } from "../wire/contract";
import { Dialog } from "../ui/Dialog";
import { DialogAnswers } from "../ui/DialogAnswers";
import { Pairs } from "../value/Pairs";
import type { ActionRequest, Fault } from "./ActionRequest";
import { Amount, hasAmount } from "./Amount";
import { ActionForm } from "./ActionForm";
import { CloseOnLink } from "./CloseOnLink";
import { RecordFacts } from "./RecordFacts";
import { FaultMessage } from "./FaultMessage";
import "./actions.css";

const NAMED = 5;

/** The label as a part of a sentence: "Agree and pay". */
const lowered = (label: string): string => label.slice(0, 1).toLocaleLowerCase() + label.slice(1);

export interface ActionDialogProps {
  readonly request: ActionRequest;
  readonly carryOut: (request: ActionRequest, answers: Payload, progress: (done: number) => void) => Promise<Fault>;
  readonly onClose: () => void;
  /** Starts another action in place of this one. */
  readonly onStart: (request: ActionRequest) => void;
}

export const ActionDialog = ({ request: asked, carryOut, onClose, onStart }: ActionDialogProps) => {
  const translate = useTranslate();
  // The platform may be unable to quote a price.
  const { quote, ...unquoted } = asked;
  const request: ActionRequest = useAllowed(quote?.call.name ?? "") ? asked : unquoted;
  const [ended, setEnded] = useState<number | null>(null);
  const [fault, setFault] = useState<Fault>(null);
  const [answered, setAnswered] = useState(false);
  const busy = ended !== null;
  const [refused, setRefused] = useState("");
  const go = async (answers: Payload) => {
    setEnded(0);
    const given = JSON.stringify(answers);
    // If the platform refuses because something has changed, people can agree to it with the same values.
    const agreed = fault !== null && given === refused ? fault.agree : null;
    const found = await carryOut(request, { ...answers, ...agreed }, setEnded);
    setEnded(null);
    setRefused(given);
    setFault(found);
    // After a failure, typed values stay for another attempt, and failed records are listed if there were several.
    if (found !== null) return;
    if (request.answer) setAnswered(true);
    else onClose();
  };
  // Whether there is nothing left to confirm.
  const isOver = request.count === 0 || (fault !== null && fault.agree === null && !request.ask);
  const labelOf = (words: string) => (fault?.agree ? translate("ui.action.agree", { action: lowered(words) }) : words);
  const { instead: other, amount, about, otherwise } = request;
  const isChoice = !busy && fault !== null && fault.agree !== null && Boolean(otherwise);
  const turn = () => {
    onClose();
    if (typeof other?.start === "function") other.start();
    else if (other) onStart(other.start);
  };
  const buttons = (waits: boolean, instead: ReactNode, quoted: Payload, lack = "") => {
    const known = { ...about, ...quoted, ...fault?.agree };
    return isOver ? (
      <DialogActions>
        <DialogAnswers
          harmless={{ onPress: onClose, ...(other && { label: translate("ui.delete.keep") }) }}
          other={other ? { label: other.label, onPress: turn } : null}
        />
      </DialogActions>
    ) : (
      <DialogActions>
        {busy && request.count > 1 && (
          <span className="ui-progress" role="status">
            {translate("ui.action.progress", { done: ended, count: request.count })}
          </span>
        )}
        {lack !== "" && <span className="ui-progress">{lack}</span>}
        {isChoice && about && <RecordContextProvider value={about}>{otherwise}</RecordContextProvider>}
        <DialogAnswers
          harmless={{ onPress: onClose, ...(isChoice && { label: translate("ui.close") }) }}
          verb={
            instead
              ? null
              : {
                  label:
                    amount && hasAmount(amount, known) ? (
                      <>
                        {labelOf(amount.label)}&nbsp;
                        <Amount of={amount} record={known} />
                      </>
                    ) : (
                      labelOf(request.label)
                    ),
                  red: request.danger,
                  busy,
                  disabled: waits || lack !== "",
                  onPress: request.ask ? undefined : () => void go({}),
                }
          }
        />
        {instead}
      </DialogActions>
    );
  };
  return (
    <Dialog
      title={answered ? request.label : (request.question ?? request.label)}
      size={request.quote ? "lg" : "xs"}
      onClose={busy ? undefined : onClose}
    >
      {answered ? (
        <>
          <DialogContent>
            <About request={{ ...request, consequence: null, follows: "", consequences: null }} />
            <div role="status">
              <Pairs>{request.answer?.()}</Pairs>
            </div>
          </DialogContent>
          <DialogActions>
            <DialogAnswers harmless={{ onPress: onClose }} />
          </DialogActions>
        </>
      ) : request.ask ? (
        <ActionForm
          request={request}
          fault={fault}
          about={<About request={quote ? { ...request, follows: "" } : request} />}
          buttons={buttons}
          onSend={(answers) => void go(answers)}
        />
      ) : (
        <>
          <DialogContent>
            {!(isOver && fault !== null) && <About request={request} onLeave={onClose} />}
            <FaultMessage fault={fault} />
          </DialogContent>
          {buttons(false, null, {})}
        </>
      )}
    </Dialog>
  );
};

const About = ({
  request: { about, facts, names, count, consequence, follows = "", consequences },
  onLeave,
}: {
  readonly request: ActionRequest;
  readonly onLeave?: () => void;
}) => {
  const translate = useTranslate();
  const shown = names.slice(0, NAMED);
  return (
    <div className="ui-about">
      {about !== undefined && <RecordFacts record={about} facts={facts} />}
      {shown.length > 0 && about === undefined && (
        <ul>
          {shown.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may be equal, and the list never changes
            <li key={at}>{name}</li>
          ))}
          {count > shown.length && <li>{translate("ui.action.more", { count: count - shown.length })}</li>}
        </ul>
      )}
      {consequences && <CloseOnLink onLeave={onLeave}>{consequences}</CloseOnLink>}
      {consequence && <p>{consequence}</p>}
      {follows !== "" && <p className="ui-follows">{follows}</p>}
    </div>
  );
};
