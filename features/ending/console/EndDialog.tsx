// Ends an owner. The dialog shows the procedure, what it does with each kind of record, the obstacles, and the name
// that people type to confirm.
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
import { ReferenceInput } from "../../../src/framework/form/ReferenceInput";
import { countEndEffects, endOwner, PROCEDURES, type Procedure } from "./ending";
import { failureWords } from "../../../src/framework/resource/failureWords";
import { followedTasks } from "../../../src/framework/resource/followedTasks";
import { useFollowedTasks } from "../../../src/framework/resource/useFollowedTasks";
import { WithWords } from "../../../src/framework/resource/WithWords";
import type { Reference } from "../../../src/framework/wire/contract";
import { textIn } from "../../../src/framework/wire/readAnswer";
import { Dialog } from "../../../src/framework/ui/Dialog";
import { DialogAnswers } from "../../../src/framework/ui/DialogAnswers";
import { EndCounts } from "./EndCounts";
import { endingWords } from "./endingWords";
import "./end.css";

const KEY = "ending";

interface Asked {
  readonly of: string;
  readonly record: string;
}

interface EndDialogProps extends Asked {
  /** The procedures to choose from; a single one is preset. */
  readonly procedures: readonly Procedure[];
  readonly owners: Reference;
  readonly name: string;
  readonly onClose: () => void;
}

const isProcedure = (value: string): value is Procedure => PROCEDURES.some((one) => one === value);

/** Procedures that give the records to a new owner. */
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
    translate(`ending.${procedure === "pass" ? "pass_" : ""}${part}`, { name });
  const chosen: unknown = useWatch({ name: "to" });
  const to = isDirected ? textIn(chosen ?? "") : "";
  const counting = useQuery({
    queryKey: [KEY, of, record, to],
    queryFn: () => countEndEffects({ of, record, to }),
    retry: false,
    gcTime: 0,
  });
  const counted = counting.data;
  const ending = useMutation({
    mutationFn: () => endOwner({ of, record, to }, { procedure, confirm, mark: counted?.mark }),
    onSuccess: async ({ state, task }) => {
      const isWorking = state === "working";
      if (isWorking) followedTasks.wait(account, `${of} ${textIn(task)}`, name);
      notify(isWorking ? translate("ending.begun", { name }) : say("done"), { type: isWorking ? "info" : "success" });
      onClose();
      // These queries are not repeated: the account is the same, and the counts are not needed any more.
      const beside = new Set<unknown>(["auth", KEY]);
      await queries.invalidateQueries({ predicate: ({ queryKey }) => !beside.has(queryKey[0]) });
    },
    // The counts may be out of date.
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
            aria-label={translate("ending.procedure")}
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
                    {translate(`ending.${one}`)}
                    <small>{translate(`ending.${one}_means`)}</small>
                  </>
                }
              />
            ))}
          </RadioGroup>
        )}
        {isDirected && <ReferenceInput source="to" label={translate("ending.to")} required of={owners} />}
        {procedure === "pass" && <small>{translate("ending.pass_who")}</small>}
        {counted !== undefined && <EndCounts counted={counted} procedure={procedure} />}
        <p>{say("accounts")}</p>
        {counted !== undefined && obstacles === 0 && (
          <TextField
            id={named}
            label={translate("ui.type_to_confirm", { word })}
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

const Asking = (props: EndDialogProps) => {
  const translate = useTranslate();
  return (
    <Dialog
      title={translate(props.procedures.length === 1 ? "ending.pass_title" : "ending.title", { name: props.name })}
      size="sm"
      onClose={props.onClose}
    >
      <Form>
        <Content {...props} />
      </Form>
    </Dialog>
  );
};

export const EndDialog = (props: EndDialogProps) => (
  <WithWords of={endingWords}>
    <Asking {...props} />
  </WithWords>
);
