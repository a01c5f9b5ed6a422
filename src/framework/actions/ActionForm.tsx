// The form in a dialog: the inputs, the price of their values, and a refusal at its field.
import Button from "@mui/material/Button";
import DialogContent from "@mui/material/DialogContent";
import { Form, useResourceContext, useTranslate } from "ra-core";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { type FieldValues, useFormContext } from "react-hook-form";
import { Link } from "react-router-dom";
import { OffersContext } from "../resource/offersContext";
import { useShowRefusals } from "../resource/useShowRefusals";
import { isBlank } from "../resource/valueAt";
import { Fills } from "../slots";
import type { Payload } from "../wire/contract";
import { Amount, hasAmount } from "./Amount";
import type { ActionRequest, Fault } from "./ActionRequest";
import { type QuoteState, quotes } from "./slots";
import { createResolverForInputs } from "./resolverOf";
import { FaultMessage } from "./FaultMessage";

interface ActionFormProps {
  readonly request: ActionRequest;
  readonly fault: Fault;
  readonly about: ReactNode;
  /** `waits`: the action must wait for a quote. `instead` replaces its button. `lack`: what the quote still needs. */
  readonly buttons: (waits: boolean, instead: ReactNode, quoted: Payload, lack: string) => ReactNode;
  readonly onSend: (answers: Payload) => void;
}

const NO_QUOTE: QuoteState = { quote: null, isDue: false, lack: "" };

/** Shows each message of a refusal at its field, or below the inputs if there is no such field. */
const Refused = ({ fault }: { readonly fault: Fault }) => {
  const form = useFormContext<FieldValues>();
  const show = useShowRefusals(form);
  const showFault = useEffectEvent((refused: Fault) => {
    if (refused !== null) show(refused.fields);
  });
  useEffect(() => showFault(fault), [fault]);
  const names = Object.keys(fault?.fields ?? {});
  const isAtFields = names.length > 0 && names.every((name) => form.control._names.mount.has(name));
  return isAtFields && fault?.agree === null ? null : <FaultMessage fault={fault} />;
};

export const ActionForm = ({ request, fault, about, buttons, onSend }: ActionFormProps) => {
  const { ask, start, quote, follows = "" } = request;
  const translate = useTranslate();
  const resource = useResourceContext();
  const [{ quote: quoted, isDue, lack }, setQuoted] = useState<QuoteState>(NO_QUOTE);
  const sent = Object.fromEntries(
    (quote?.sends ?? []).flatMap((name) => (quoted === null ? [] : [[name, quoted[name]]])),
  );
  const { short, fills = {} } = quote ?? {};
  // Leaves out empty numbers, because they would be sent as 0.
  const filled = (answers: Payload): Payload =>
    Object.fromEntries(
      Object.entries(answers).map(([name, value]) => {
        const field = isBlank(value) ? fills[name] : undefined;
        return [name, field === undefined ? value : (quoted?.[field] ?? start?.[name])];
      }),
    );
  const queries = useQueryClient();
  useEffect(() => {
    // A refusal can mean that the price has changed.
    if (fault !== null) void queries.invalidateQueries({ queryKey: ["quote"] });
  }, [fault, queries]);
  return (
    <Form
      onSubmit={(answers: Payload) => onSend({ ...filled(answers), ...sent })}
      resolver={createResolverForInputs(ask)}
      record={{ ...start }}
    >
      <DialogContent>
        {about}
        <div className="ui-asking">
          <OffersContext value={quote !== undefined}>
            <div className="ui-ask">{ask}</div>
          </OffersContext>
          {quote !== undefined && (
            <Fills of={quotes} props={{ of: quote, ask, follows, onQuote: setQuoted }} otherwise={<p>{follows}</p>} />
          )}
        </div>
        <Refused fault={fault} />
      </DialogContent>
      {buttons(
        isDue && quoted === null,
        short && hasAmount(short, quoted) && (
          <Button variant="contained" component={Link} to={short.to}>
            {translate(`${resource}.short.${quote?.call.name}`)}&nbsp;
            <Amount of={short} record={quoted} />
          </Button>
        ),
        quoted ?? {},
        lack,
      )}
    </Form>
  );
};
