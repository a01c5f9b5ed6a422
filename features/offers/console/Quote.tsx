// A dialog's price for the entered values. The platform computes it. A refusal is shown at its field.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { RecordContextProvider, useResourceContext, useTranslate } from "ra-core";
import { Children, isValidElement, type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { readFailure } from "../../../src/framework/resource/failure";
import { useFieldLabels } from "../../../src/framework/resource/label";
import { packMessage } from "../../../src/framework/resource/message";
import { useCallingDataProvider } from "../../../src/framework/resource/useCallingDataProvider";
import { useReason } from "../../../src/framework/resource/useReason";
import { isBlank } from "../../../src/framework/resource/valueAt";
import { TYPING_PAUSE } from "../../../src/framework/ui/typingPause";
import { FieldLayoutProvider } from "../../../src/framework/value/FieldLayout";
import { Pairs } from "../../../src/framework/value/Pairs";
import { LookedUpReference } from "../../../src/framework/value/ReferenceValue";
import type { Payload, Reference } from "../../../src/framework/wire/contract";
import { factsIn } from "../../../src/framework/wire/readAnswer";
import type { QuoteProps } from "../../../src/framework/actions/slots";
import "./offers.css";
import { emptyRequiredInputs, isComplete } from "../../../src/framework/actions/resolverOf";

const isOf = (one: ReactNode, holds: (source: string) => boolean): boolean =>
  isValidElement<{ readonly source?: string }>(one) && holds(one.props.source ?? "");

/** How the first amount is computed: the text of the definition, with fields of the answer in place of their names. */
const Formula = ({ words, fields }: { readonly words: string; readonly fields: ReactNode }) => (
  <p className="ui-formula">
    <FieldLayoutProvider value="cell">
      {words
        .split(/\{(\w+)\}/)
        .map((part, at) =>
          at % 2 === 0 ? part : Children.toArray(fields).filter((one) => isOf(one, (source) => source === part)),
        )}
    </FieldLayoutProvider>
  </p>
);

/** The inputs that choose an offer. */
const choicesIn = (ask: ReactNode) =>
  Children.toArray(ask).flatMap((one) =>
    isValidElement<{ readonly source: string; readonly of: Reference; readonly pick?: string }>(one) &&
    one.props.pick !== undefined
      ? [one.props]
      : [],
  );

/** The name of the chosen offer. */
const Chosen = ({ ask, values }: { readonly ask: ReactNode; readonly values: Payload }) =>
  choicesIn(ask).map(
    ({ source, of }) =>
      !isBlank(values[source]) && <LookedUpReference key={source} value={values[source]} of={of} link={false} />,
  );

const Quote = ({ of: { call, fields, formula, fills = {} }, ask, follows, onQuote }: QuoteProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const provider = useCallingDataProvider();
  const reasonOf = useReason();
  const labelOf = useFieldLabels();
  const isFilled = (entered: Payload) => isComplete(ask, entered);
  const choices = choicesIn(ask).map(({ source }) => source);
  /** Before an offer is chosen, the platform already answers what is the same for all of them, such as the balance. */
  const isAsked = (entered: Payload) =>
    isFilled(entered) ||
    (choices.length > 0 && emptyRequiredInputs(ask, entered).every((name) => choices.includes(name)));
  const form = useFormContext();
  const values: Payload = useWatch();
  const { dirtyFields } = useFormState();
  // An input that only shows a value of the answer is not sent.
  const isGiven = ([name, value]: readonly [string, unknown]): boolean =>
    !isBlank(value) && (fills[name] === undefined || dirtyFields[name] === true);
  const given = JSON.stringify(Object.fromEntries(Object.entries(values).filter(isGiven)));
  const [asked, setAsked] = useState(given);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(given), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [given]);
  const {
    data,
    error: failure,
    isFetching,
  } = useQuery({
    queryKey: ["quote", call.path, asked],
    queryFn: async () => factsIn((await provider.call(call, JSON.parse(asked), { reads: true })).data),
    enabled: isAsked(JSON.parse(asked)),
    placeholderData: keepPreviousData,
    retry: false,
    // The shown price must be current, so it is not cached.
    staleTime: 0,
    gcTime: 0,
  });
  const isDue = isFilled(JSON.parse(given));
  // A platform may refuse a quote without an offer. The dialog then has no balance before the choice.
  const error = isDue ? failure : null;
  const isCurrent = asked === given && !isFetching && error === null && isFilled(JSON.parse(asked));
  const refused = error === null ? [] : Object.entries(readFailure(error).fields);
  const quote = isCurrent && data !== undefined ? data : null;
  const empty = emptyRequiredInputs(ask, values);
  const names = (empty.length > 0 ? empty : refused.map(([name]) => name)).map((name) => labelOf(name)).join(", ");
  const lack = names && translate(empty.length > 0 ? "ui.action.missing" : "ui.action.amend", { names });
  const report = useEffectEvent(onQuote);
  useEffect(() => report({ quote, isDue, lack }), [quote, isDue, lack]);
  const fill = useEffectEvent((answered: Payload) => {
    for (const [name, field] of Object.entries(fills))
      if (dirtyFields[name] !== true) form.resetField(name, { defaultValue: answered[field] });
  });
  useEffect(() => {
    if (quote !== null) fill(quote);
  }, [quote]);
  const shown = useRef<string[]>([]);
  const show = useEffectEvent((failed: unknown) => {
    form.clearErrors(shown.current);
    shown.current = failed === null ? [] : refused.map(([name]) => name);
    for (const [name, message] of refused) form.setError(name, { type: "server", message: packMessage(message) });
  });
  useEffect(() => show(error), [error]);
  const isKnown = failure === null && data !== undefined && isAsked(JSON.parse(given));
  const shownData: Payload = isKnown ? data : {};
  const [first, ...others] = Children.toArray(fields);
  const answered = others.filter((one) => isOf(one, (source) => !isBlank(shownData[source])));
  const facts = answered.length > 0 && <Pairs>{answered}</Pairs>;
  const words = translate(`${resource}.formula.${call.name}`, { _: "" });
  const isSeen = refused.some(([name]) => form.control._names.mount.has(name));
  return (
    <div className="ui-quote" role="status" aria-busy={isFetching}>
      {error !== null && !isSeen && <p className="ui-fault">{reasonOf(error)}</p>}
      <RecordContextProvider value={shownData}>
        <div className="ui-quote-sum">
          <Pairs>{first}</Pairs>
          <b>
            <Chosen ask={ask} values={values} />
          </b>
          {isKnown && isDue && words !== "" && <Formula words={words} fields={formula} />}
          {!isDue && facts}
        </div>
        {isDue && facts}
      </RecordContextProvider>
      {follows !== "" && <p>{follows}</p>}
    </div>
  );
};

export default Quote;
