// Holds the dialog for all actions of a screen. A dialog here stays open when the menu of its button closes, and when
// buttons move because the window becomes narrow.
import { type Query, useQueryClient } from "@tanstack/react-query";
import { useNotify, useTranslate } from "ra-core";
import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from "react";
import type { Payload } from "../wire/contract";
import { isObject } from "../wire/readAnswer";
import { readFailure } from "../resource/failure";
import { formWords } from "../resource/formWords";
import { useReason } from "../resource/useReason";
import { valueAt } from "../resource/valueAt";
import { useResourceWords } from "../resource/words";
import type { ActionRequest, Fault } from "./ActionRequest";
import type { ReadRequest } from "./ReadRequest";

const ActionDialog = lazy(() => import("./ActionDialog").then((m) => ({ default: m.ActionDialog })));

const LookPanel = lazy(() => import("./AnswerPanel").then((m) => ({ default: m.AnswerPanel })));

/** A dialog that a feature draws: that of an import, or one about many records. */
export interface DialogRequest {
  readonly dialog: (close: () => void) => ReactNode;
}

type Request = ActionRequest | ReadRequest | DialogRequest;
type Start = (request: Request) => void;
const StartContext = createContext<Start | null>(null);

/** Starts an action. Null if there is no host around. */
export const useStartAction = (): Start | null => useContext(StartContext);

/** Whether a dialog must open first. */
const isAsked = ({ question, ask }: ActionRequest): boolean => question !== null || Boolean(ask);

/** Carries out a request, reports the result if no dialog shows it, and reloads everything on the screen. */
const useCarryOut = () => {
  const notify = useNotify();
  const translate = useTranslate();
  const queries = useQueryClient();
  const reasonOf = useReason();
  return useCallback(
    async (request: ActionRequest, answers: Payload, progress: (done: number) => void): Promise<Fault> => {
      const fail = (words: string, each: readonly string[] = []): Fault => ({
        words,
        each,
        fields: {},
        agree: null,
      });
      const refusal = (error: unknown): Fault => {
        const { fields, data } = readFailure(error);
        const agree = valueAt(data, "agree");
        const fault = { words: reasonOf(error), each: [], fields, agree: isObject(agree) ? agree : null };
        // The dialog, if there is one, shows the failure.
        if (!isAsked(request)) notify(fault.words, { type: "error" });
        return fault;
      };
      try {
        const { done, failed } = await request.run(answers, progress);
        const [first] = failed;
        const isKept = ({ queryKey }: Query) => queryKey[0] === "auth" || request.isGone?.(queryKey) === true;
        if (done > 0) await queries.invalidateQueries({ predicate: (query) => !isKept(query) });
        if (first === undefined) {
          // A call that only reads has no message.
          const message = request.answer ? "" : request.success(answers);
          if (message !== "") notify(message, { type: "success" });
          request.after?.();
          return null;
        }
        if (request.count === 1) return refusal(first.error);
        const each = failed.map(({ name, error }) => translate("ui.action.failed", { name, reason: reasonOf(error) }));
        return fail(translate("ui.action.partly", { done, failed: failed.length }), each);
      } catch (error) {
        return refusal(error);
      }
    },
    [notify, translate, queries, reasonOf],
  );
};

export const ActionHost = ({ children }: { readonly children: ReactNode }) => {
  const [request, setRequest] = useState<Request | null>(null);
  const carryOut = useCarryOut();
  // The dialogs need these words. Rows are drawn without waiting for the words.
  const hasWords = useResourceWords(formWords);
  const start = useCallback<Start>(
    (wanted) => {
      if ("run" in wanted && !isAsked(wanted)) void carryOut(wanted, {}, () => undefined);
      else setRequest(wanted);
    },
    [carryOut],
  );
  return (
    <StartContext value={start}>
      {children}
      {request !== null && hasWords && (
        <Suspense fallback={null}>
          {"dialog" in request ? (
            request.dialog(() => setRequest(null))
          ) : "look" in request ? (
            <LookPanel request={request} onClose={() => setRequest(null)} />
          ) : (
            <ActionDialog
              key={request.label}
              request={request}
              carryOut={carryOut}
              onClose={() => setRequest(null)}
              onStart={start}
            />
          )}
        </Suspense>
      )}
    </StartContext>
  );
};
