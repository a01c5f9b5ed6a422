// The answer of a call that only reads. It is requested at once, and again when the inputs change.
import Alert from "@mui/material/Alert";
import { useMutation } from "@tanstack/react-query";
import { Form, RecordContextProvider, useTranslate } from "ra-core";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { failureWords } from "../resource/failureWords";
import { Button } from "../ui/Button";
import { LoadingLines } from "../ui/LoadingLines";
import { SidePanel } from "../ui/SidePanel";
import { Pairs } from "../value/Pairs";
import type { Payload } from "../wire/contract";
import { factsIn } from "../wire/readAnswer";
import { createResolverForInputs } from "./resolverOf";
import type { ReadRequest } from "./ReadRequest";
import "./actions.css";

interface LookPanelProps {
  readonly request: ReadRequest;
  readonly onClose: () => void;
}

export const AnswerPanel = ({ request: { label, name, ask, start, look, answer }, onClose }: LookPanelProps) => {
  const translate = useTranslate();
  const looking = useMutation({ mutationFn: (answers: Payload) => look(answers) });
  const begin = useEffectEvent(() => looking.mutate(start));
  useEffect(() => begin(), []);
  return (
    <SidePanel title={label} onClose={onClose}>
      {name !== "" && <p className="ui-look-name">{name}</p>}
      {ask && (
        <Form
          onSubmit={(answers: Payload) => looking.mutateAsync(answers).catch(() => undefined)}
          resolver={createResolverForInputs(ask)}
          record={{ ...start }}
        >
          <div className="ui-ask">
            {ask}
            <Button type="submit" variant="outlined" loading={looking.isPending}>
              {translate("ui.look_again")}
            </Button>
          </div>
        </Form>
      )}
      {looking.isError && (
        <Alert
          severity="error"
          action={
            <Button variant="text" onClick={() => looking.mutate(looking.variables)}>
              {translate("ui.retry")}
            </Button>
          }
        >
          {failureWords(looking.error, translate)}
        </Alert>
      )}
      <div role="status" aria-busy={looking.isPending}>
        {looking.isPending ? (
          <LoadingLines count={5} />
        ) : (
          looking.isSuccess && <Shown of={looking.data}>{answer}</Shown>
        )}
      </div>
    </SidePanel>
  );
};

const Shown = ({ of, children }: { readonly of: unknown; readonly children: ReactNode }) => (
  <RecordContextProvider value={factsIn(of)}>
    <Pairs>{children}</Pairs>
  </RecordContextProvider>
);
