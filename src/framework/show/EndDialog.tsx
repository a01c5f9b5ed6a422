// Ends an owner: which procedure, what it does with each kind of record, what stands in the way, and the name to confirm.
import Alert from "@mui/material/Alert";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import TextField from "@mui/material/TextField";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Form, useNotify, useTranslate } from "ra-core";
import { useId, useState } from "react";
import { useWatch } from "react-hook-form";
import { ReferenceInput } from "../form/ReferenceInput";
import { countEnd, end, PROCEDURES, type Procedure } from "../resource/ending";
import { failureWords } from "../resource/failureWords";
import { followedTasks } from "../resource/followedTasks";
import { useFollowedTasks } from "../resource/useFollowedTasks";
import type { Reference } from "../wire/contract";
import { textIn } from "../wire/readAnswer";
import { Dialog } from "../ui/Dialog";
import { DialogAnswers } from "../ui/DialogAnswers";
import { EndCounts } from "./EndCounts";
import "./end.css";

const KEY = "ending";

interface Asked {
  readonly of: string;
  readonly record: string;
}

interface EndDialogProps extends Asked {
  /** What may be chosen; the only one is chosen already. */
  readonly procedures: readonly Procedure[];
  readonly owners: Reference;
  readonly name: string;
  readonly onClose: () => void;
}

const isProcedure = (value: string): value is Procedure => PROCEDURES.some((one) => one === value);

/** Procedures that need to know to whom. */
const DIRECTED: ReadonlySet<Procedure> = new Set(["transfer", "pass"]);

const Content = ({ of, record, name, procedures, owners, onClose }: EndDialogProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const queries = useQueryClient();
  const { account } = useFollowedTasks();
  const named = useId();
  const [procedure, setProcedure] = useState<Procedure>(procedures.length === 1 ? "pass" : "archive");
  const [confirm, setConfirm] = useState("");
  const isDirected = DIRECTED.has(procedure);
  const say = (part: "done" | "accounts" | "button"): string =>
    translate(procedure === "pass" ? `show.pass.${part}` : `show.end.${part}`, { name });
  const chosen: unknown = useWatch({ name: "to" });
  const to = isDirected ? textIn(chosen ?? "") : "";
  const counting = useQuery({
    queryKey: [KEY, of, record, to],
    queryFn: () => countEnd({ of, record, to }),
    retry: false,
    gcTime: 0,
  });
  const counted = counting.data;
  const ending = useMutation({
    mutationFn: () => end({ of, record, to }, { procedure, confirm, mark: counted?.mark }),
    onSuccess: async ({ state, task }) => {
      const isWorking = state === "working";
      if (isWorking) followedTasks.wait(account, `${of} ${textIn(task)}`, name);
      notify(isWorking ? translate("show.end.begun", { name }) : say("done"), { type: isWorking ? "info" : "success" });
      onClose();
      // There is nothing left to count.
      const beside = new Set<unknown>(["auth", KEY]);
      await queries.invalidateQueries({ predicate: ({ queryKey }) => !beside.has(queryKey[0]) });
    },
    // What was counted may no longer be true.
    onError: () => void counting.refetch(),
  });
  const word = textIn(counted?.word);
  const obstacles = Array.isArray(counted?.obstacles) ? counted.obstacles.length : 0;
  const isReady = counted !== undefined && obstacles === 0 && confirm.trim() === word && (!isDirected || to !== "");
  const fault = ending.error ?? counting.error;
  return (
    <>
      <DialogContent className="show-end">
        {procedures.length > 1 && (
          <RadioGroup
            aria-label={translate("show.end.procedure")}
            value={procedure}
            onChange={({ target }) => isProcedure(target.value) && setProcedure(target.value)}
          >
            {procedures.map((one) => (
              <FormControlLabel
                key={one}
                value={one}
                control={<Radio />}
                label={
                  <>
                    {translate(`show.end.${one}`)}
                    <small>{translate(`show.end.${one}_means`)}</small>
                  </>
                }
              />
            ))}
          </RadioGroup>
        )}
        {isDirected && <ReferenceInput source="to" label={translate("show.end.to")} required of={owners} />}
        {procedure === "pass" && <small>{translate("show.pass.who")}</small>}
        {counted !== undefined && <EndCounts counted={counted} procedure={procedure} />}
        <p>{say("accounts")}</p>
        {counted !== undefined && obstacles === 0 && (
          <TextField
            id={named}
            label={translate("kit.person.confirm", { word })}
            value={confirm}
            onChange={({ target }) => setConfirm(target.value)}
            autoComplete="off"
            fullWidth
            required
          />
        )}
        {fault && <Alert severity="error">{failureWords(fault, translate)}</Alert>}
      </DialogContent>
      <DialogActions>
        <DialogAnswers
          harmless={{ onPress: onClose }}
          verb={{
            label: say("button"),
            red: true,
            disabled: !isReady,
            busy: ending.isPending,
            onPress: () => ending.mutate(),
          }}
        />
      </DialogActions>
    </>
  );
};

export const EndDialog = (props: EndDialogProps) => {
  const translate = useTranslate();
  return (
    <Dialog
      title={translate(props.procedures.length === 1 ? "show.pass.title" : "show.end.title", { name: props.name })}
      size="sm"
      onClose={props.onClose}
    >
      <Form>
        <Content {...props} />
      </Form>
    </Dialog>
  );
};
