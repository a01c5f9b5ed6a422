// Holds the one dialog of a screen's actions, so that it outlives the menu whose item opened it.
import { useQueryClient } from "@tanstack/react-query";
import { useNotify, useTranslate } from "ra-core";
import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from "react";
import type { Payload } from "../wire/contract";
import { failureWords } from "../resource/failureWords";
import type { ActionRequest } from "./ActionRequest";

const ActionDialog = lazy(() => import("./ActionDialog").then((m) => ({ default: m.ActionDialog })));

type Start = (request: ActionRequest) => void;
const StartContext = createContext<Start | null>(null);

/** Begins an action; null where no host stands above. */
export const useStartAction = (): Start | null => useContext(StartContext);

/** What an operator is told when something did not work; null when all did. */
export type Fault = string | null;

/**
 * Carries a request out: toast, and a fresh look at everything the screen shows. What is said where it happened, in the
 * dialog that stays open or in the answer it shows, needs no toast.
 */
const useCarryOut = () => {
  const notify = useNotify();
  const translate = useTranslate();
  const queries = useQueryClient();
  return useCallback(
    async (request: ActionRequest, answers: Payload, progress: (done: number) => void): Promise<Fault> => {
      const tell = (fault: string): string => {
        if (!request.ask) notify(fault, { type: "error" });
        return fault;
      };
      try {
        const { done, failed } = await request.run(answers, progress);
        const [first] = failed;
        if (done > 0) await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "auth" });
        if (first === undefined) {
          if (!request.answer) notify(request.success, { type: "success" });
          request.after?.();
          return null;
        }
        const reason = failureWords(first.error, translate);
        const words = { done, failed: failed.length, name: first.name, reason };
        return tell(request.count === 1 ? reason : translate("kit.action.partly", words));
      } catch (error) {
        return tell(failureWords(error, translate));
      }
    },
    [notify, translate, queries],
  );
};

export const ActionHost = ({ children }: { readonly children: ReactNode }) => {
  const [request, setRequest] = useState<ActionRequest | null>(null);
  const carryOut = useCarryOut();
  const start = useCallback<Start>(
    (wanted) => {
      if (wanted.question === null && !wanted.ask) void carryOut(wanted, {}, () => undefined);
      else setRequest(wanted);
    },
    [carryOut],
  );
  return (
    <StartContext value={start}>
      {children}
      {request !== null && (
        <Suspense fallback={null}>
          <ActionDialog request={request} carryOut={carryOut} onClose={() => setRequest(null)} />
        </Suspense>
      )}
    </StartContext>
  );
};
