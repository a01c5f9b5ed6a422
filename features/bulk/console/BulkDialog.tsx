// Asks once before an action on several records, shows its progress, and names the records that were refused.
import Button from "@mui/material/Button";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import { useQueryClient } from "@tanstack/react-query";
import { Form, useNotify, useTranslate } from "ra-core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useReason } from "../../../src/framework/resource/useReason";
import type { Row } from "../../../src/framework/resource/Row";
import { Dialog } from "../../../src/framework/ui/Dialog";
import { DialogAnswers } from "../../../src/framework/ui/DialogAnswers";
import type { Payload } from "../../../src/framework/wire/contract";
import { createResolverForInputs } from "../../../src/framework/actions/resolverOf";
import { type BulkOutcome, type BulkRequest, runBulk } from "./BulkRequest";
import { ReasonList, BulkProgressBar } from "./BulkParts";
import "../../../src/framework/actions/actions.css";
import "./bulk.css";

const NAMED = 5;

/** The content of the dialog: the question (even while the platform starts a task), the progress, or the result. */
type Stage = "ask" | "starting" | "running" | "over";

const useBulk = (request: BulkRequest, onClose: () => void) => {
  const notify = useNotify();
  const translate = useTranslate();
  const reasonOf = useReason();
  const queries = useQueryClient();
  const [stage, setStage] = useState<Stage>("ask");
  const [fault, setFault] = useState("");
  const [outcome, setOutcome] = useState<BulkOutcome<Row>>({ done: 0, same: 0, refused: [], unsent: request.rows });
  const answers = useRef<Payload>({});
  const stopped = useRef(false);
  useEffect(() => {
    stopped.current = false;
    return () => {
      stopped.current = true;
    };
  }, []);
  useEffect(() => {
    if (stage !== "running") return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [stage]);
  const run = async (rows: readonly Row[], before: Pick<BulkOutcome<Row>, "done" | "same">) => {
    stopped.current = false;
    setStage("running");
    const step = (row: Row) => request.step(row, answers.current);
    const report = (now: BulkOutcome<Row>) =>
      setOutcome({ ...now, done: before.done + now.done, same: before.same + now.same });
    report({ done: 0, same: 0, refused: [], unsent: rows });
    const { done, same, refused, unsent } = await runBulk(rows, step, report, () => stopped.current);
    report({ done, same, refused, unsent });
    if (done > 0) await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "auth" });
    const left = [...refused.map(({ item }) => item), ...unsent];
    request.after(left);
    if (left.length > 0 || before.same + same > 0) return setStage("over");
    notify(translate("ui.bulk.success", { action: request.label, count: before.done + done }), { type: "success" });
    return onClose();
  };
  const startWhole = async (start: (answers: Payload) => Promise<void>, given: Payload) => {
    setStage("starting");
    setFault("");
    try {
      await start(given);
      notify(translate("bulk.started", { action: request.label }), { type: "info" });
      onClose();
    } catch (error) {
      setFault(reasonOf(error));
      setStage("ask");
    }
  };
  return {
    stage,
    outcome,
    fault,
    begin: (given: Payload) => {
      if (request.whole) return startWhole(request.whole.start, given);
      answers.current = given;
      return run(request.rows, { done: 0, same: 0 });
    },
    again: () => {
      // After a pause, people may agree to a question that they declined before.
      answers.current = { ...answers.current };
      return run([...outcome.refused.map(({ item }) => item), ...outcome.unsent], outcome);
    },
    stop: () => {
      stopped.current = true;
    },
  };
};

interface QuestionProps {
  readonly request: BulkRequest;
  readonly fault: string;
}

const Question = ({ request, fault }: QuestionProps) => {
  const { rows, nameOf, leftOut, gone = 0, below = 0, follows = "", whole, consequences } = request;
  const translate = useTranslate();
  const shown = rows.slice(0, NAMED);
  if (whole)
    return (
      <div className="ui-about">
        {follows !== "" && <p className="ui-follows">{follows}</p>}
        {consequences}
        <p>{translate("bulk.about")}</p>
        {fault !== "" && <p role="alert">{fault}</p>}
      </div>
    );
  return (
    <div className="ui-about">
      <ul>
        {shown.map((row) => (
          <li key={row.id}>{nameOf(row)}</li>
        ))}
        {rows.length > NAMED && <li>{translate("ui.action.more", { count: rows.length - NAMED })}</li>}
      </ul>
      {follows !== "" && <p className="ui-follows">{follows}</p>}
      {/* Unless the action says itself what becomes of them. */}
      {follows === "" && below > 0 && <p>{translate("ui.tree.below", { count: below })}</p>}
      {gone > 0 && <p>{translate("ui.bulk.gone", { count: gone })}</p>}
      {leftOut.length > 0 && (
        <ReasonList title={translate("ui.bulk.left_out", { count: leftOut.length })} of={leftOut} />
      )}
    </div>
  );
};

export interface BulkDialogProps {
  readonly request: BulkRequest;
  readonly onClose: () => void;
}

export const BulkDialog = ({ request, onClose }: BulkDialogProps) => {
  const translate = useTranslate();
  const reasonOf = useReason();
  const { stage, outcome, fault, begin, again, stop } = useBulk(request, onClose);
  const { label, rows, ask, danger, nameOf, whole } = request;
  const count = whole?.count ?? rows.length;
  const asked = translate(count === 1 ? "ui.action.ask" : "ui.action.ask_many", { action: label, count });
  const isAsking = stage === "ask" || stage === "starting";
  const left = outcome.refused.length + outcome.unsent.length;
  const frame = (content: ReactNode, buttons: ReactNode) => (
    <>
      <DialogContent>{content}</DialogContent>
      <DialogActions>{buttons}</DialogActions>
    </>
  );
  const question = (onPress?: () => void) => (
    <DialogAnswers
      harmless={{ onPress: onClose }}
      verb={{
        label: translate("ui.bulk.go", { action: label, count }),
        red: danger,
        busy: stage === "starting",
        onPress,
      }}
    />
  );
  const refused = outcome.refused.map(({ item, error }) => ({
    name: nameOf(item),
    reason: reasonOf(error),
  }));
  return (
    <Dialog
      title={isAsking ? asked : label}
      size={isAsking && !request.resolver ? "xs" : "md"}
      onClose={stage === "running" ? undefined : onClose}
    >
      {isAsking && ask && (
        <Form
          onSubmit={begin}
          resolver={request.resolver ?? createResolverForInputs(ask)}
          record={{ ...request.start }}
        >
          {frame(
            <>
              <Question request={request} fault={fault} />
              <div className="ui-ask">{ask}</div>
            </>,
            question(),
          )}
        </Form>
      )}
      {isAsking &&
        !ask &&
        frame(
          <Question request={request} fault={fault} />,
          question(() => void begin({})),
        )}
      {stage === "running" &&
        frame(
          <BulkProgressBar whole={rows.length} outcome={outcome} isOver={false} />,
          <Button data-answer="harmless" variant="outlined" color="inherit" onClick={stop}>
            {translate("ui.bulk.stop")}
          </Button>,
        )}
      {stage === "over" &&
        frame(
          <>
            <BulkProgressBar whole={rows.length} outcome={outcome} isOver />
            {refused.length > 0 && (
              <div role="alert">
                <ReasonList title={translate("ui.bulk.reasons")} of={refused} />
              </div>
            )}
          </>,
          <DialogAnswers
            harmless={{ label: translate("ui.close"), onPress: onClose }}
            verb={
              left > 0
                ? { label: translate("ui.bulk.again", { count: left }), red: danger, onPress: () => void again() }
                : null
            }
          />,
        )}
    </Dialog>
  );
};
