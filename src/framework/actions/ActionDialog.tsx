// Asks before an action: shows the records, their number and the consequences, and asks for the values it needs.
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { Form, useTranslate } from "ra-core";
import { Children, isValidElement, type ReactNode, useState } from "react";
import type { FieldErrors, Resolver } from "react-hook-form";
import type { Payload } from "../wire/contract";
import { packMessage } from "../resource/message";
import { isBlank } from "../resource/valueAt";
import { Dialog } from "../ui/Dialog";
import { DialogAnswers } from "../ui/DialogAnswers";
import { Pairs } from "../value/Pairs";
import type { ActionRequest, Fault } from "./ActionRequest";
import { LeavingLinks } from "./LeavingLinks";
import { RecordFacts } from "./RecordFacts";
import "./actions.css";

const NAMED = 5;

/** Refuses empty required inputs, so that nothing is sent before they are filled in. */
export const resolverOf =
  (ask: ReactNode): Resolver =>
  (values) => {
    const errors: FieldErrors = {};
    Children.forEach(ask, (input) => {
      if (!isValidElement<{ readonly source?: string; readonly required?: boolean }>(input)) return;
      const { source = "", required = false } = input.props;
      if (required && isBlank(values[source]))
        errors[source] = { type: "required", message: packMessage({ key: "invalid.required", params: {} }) };
    });
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  };

export interface ActionDialogProps {
  readonly request: ActionRequest;
  readonly carryOut: (request: ActionRequest, answers: Payload, progress: (done: number) => void) => Promise<Fault>;
  readonly onClose: () => void;
  /** Starts another action in place of this one. */
  readonly onStart: (request: ActionRequest) => void;
}

export const ActionDialog = ({ request, carryOut, onClose, onStart }: ActionDialogProps) => {
  const translate = useTranslate();
  const [ended, setEnded] = useState<number | null>(null);
  const [fault, setFault] = useState<Fault>(null);
  const [answered, setAnswered] = useState(false);
  const busy = ended !== null;
  const go = async (answers: Payload) => {
    setEnded(0);
    setFault(null);
    const found = await carryOut(request, answers, setEnded);
    setEnded(null);
    // After a failure, the typed values stay for another attempt. For several records, each failed one is named.
    if (found !== null && (request.ask || found.each.length > 0)) setFault(found);
    else if (found === null && request.answer) setAnswered(true);
    else onClose();
  };
  // There is nothing left to confirm.
  const isOver = request.count === 0 || (fault !== null && !request.ask);
  const { instead } = request;
  const turn = () => {
    onClose();
    if (typeof instead?.start === "function") instead.start();
    else if (instead) onStart(instead.start);
  };
  const buttons = isOver ? (
    <DialogActions>
      <DialogAnswers
        harmless={{ onPress: onClose, ...(instead && { label: translate("kit.delete.keep") }) }}
        other={instead ? { label: instead.label, onPress: turn } : null}
      />
    </DialogActions>
  ) : (
    <DialogActions>
      {busy && request.count > 1 && (
        <span className="kit-progress" role="status">
          {translate("kit.action.progress", { done: ended, count: request.count })}
        </span>
      )}
      <DialogAnswers
        harmless={{ onPress: onClose }}
        verb={{
          label: request.label,
          red: request.danger,
          busy,
          onPress: request.ask ? undefined : () => void go({}),
        }}
      />
    </DialogActions>
  );
  return (
    <Dialog title={answered ? request.label : (request.question ?? request.label)} onClose={busy ? undefined : onClose}>
      {answered ? (
        <>
          <DialogContent>
            <About request={{ ...request, consequence: null, follows: "", told: null }} />
            <div role="status">
              <Pairs>{request.answer?.()}</Pairs>
            </div>
          </DialogContent>
          <DialogActions>
            <DialogAnswers harmless={{ onPress: onClose }} />
          </DialogActions>
        </>
      ) : request.ask ? (
        <Form onSubmit={go} resolver={resolverOf(request.ask)} record={{ ...request.start }}>
          <DialogContent>
            <About request={request} />
            <div className="kit-ask">{request.ask}</div>
            <Told fault={fault} />
          </DialogContent>
          {buttons}
        </Form>
      ) : (
        <>
          <DialogContent>
            {isOver && fault !== null ? <Told fault={fault} /> : <About request={request} onLeave={onClose} />}
          </DialogContent>
          {buttons}
        </>
      )}
    </Dialog>
  );
};

const Told = ({ fault }: { readonly fault: Fault }) =>
  fault !== null && (
    <div className="kit-fault" role="alert">
      {fault.words}
      {fault.each.length > 0 && (
        <ul>
          {fault.each.map((words, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two records may bear one name, and the list never changes
            <li key={at}>{words}</li>
          ))}
        </ul>
      )}
    </div>
  );

const About = ({
  request: { about, facts, names, count, consequence, follows = "", told },
  onLeave,
}: {
  readonly request: ActionRequest;
  readonly onLeave?: () => void;
}) => {
  const translate = useTranslate();
  const shown = names.slice(0, NAMED);
  return (
    <div className="kit-about">
      {about !== undefined && <RecordFacts record={about} facts={facts} />}
      {shown.length > 0 && about === undefined && (
        <ul>
          {shown.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two records may bear one name, and the list never changes
            <li key={at}>{name}</li>
          ))}
          {count > shown.length && <li>{translate("kit.action.more", { count: count - shown.length })}</li>}
        </ul>
      )}
      {told && <LeavingLinks onLeave={onLeave}>{told}</LeavingLinks>}
      {consequence && <p>{consequence}</p>}
      {follows !== "" && <p className="kit-follows">{follows}</p>}
    </div>
  );
};
