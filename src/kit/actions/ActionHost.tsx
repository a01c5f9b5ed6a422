// Holds the one dialog of a screen's actions, so that it outlives the menu whose item opened it.
import { useQueryClient } from "@tanstack/react-query";
import { useNotify, useTranslate } from "ra-core";
import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from "react";
import type { Payload } from "../../wire/contract";
import { failureWords } from "../failureWords";
import type { ActionRequest } from "./ActionRequest";

const ActionDialog = lazy(() => import("./ActionDialog").then((m) => ({ default: m.ActionDialog })));

type Start = (request: ActionRequest) => void;
const StartContext = createContext<Start | null>(null);

/** Begins an action; null where no host stands above. */
export const useStartAction = (): Start | null => useContext(StartContext);

/** Carries a request out: toast, and a fresh look at everything the screen shows. Resolves to whether all went well. */
const useCarryOut = () => {
  const notify = useNotify();
  const translate = useTranslate();
  const queries = useQueryClient();
  return useCallback(
    async (request: ActionRequest, answers: Payload, progress: (done: number) => void): Promise<boolean> => {
      try {
        const { done, failed } = await request.run(answers, progress);
        const [first] = failed;
        if (first === undefined) notify(request.success, { type: "success" });
        else {
          const reason = failureWords(first.error, translate);
          const words = { done, failed: failed.length, name: first.name, reason };
          notify(request.count === 1 ? reason : translate("kit.action.partly", words), { type: "error" });
        }
        if (done > 0) await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "auth" });
        if (first === undefined) request.after?.();
        return first === undefined;
      } catch (error) {
        notify(failureWords(error, translate), { type: "error" });
        return false;
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
