// Finds values that a save would empty, on a platform that replaces whole records: secrets and masked values that the
// platform does not answer and nobody has typed again. Loaded only for such platforms.
import { factsOf } from "../../../shared/schema/facts";
import { conditionOf, conditionHolds } from "../../../shared/schema/when";
import type { Call, Payload, ResourceProps } from "../wire/contract";
import { hidesStored, OMIT_PARAM, unchangedMark } from "../wire/unseen";
import { WireFailure } from "../wire/WireFailure";
import { lossQuestion } from "./lossQuestion";
import { raiseHttpError } from "./raiseHttpError";

export interface CallChange {
  readonly call: Call;
  /** The current record as the platform answers it. Other members: the record as the person saw it, and the changes. */
  readonly row: Payload;
  readonly seen: Payload;
  readonly sent: Payload;
  /** If several saves have the same object, the person is asked once. */
  readonly batch: object;
}

/** The code of the error if the person was asked and did not agree. */
const UNPROVEN = 428;

const agreed = new WeakMap<object, Map<string, Promise<boolean>>>();

const mayLose = (resource: string, fields: readonly string[], batch: object): Promise<boolean> => {
  const known = agreed.get(batch) ?? new Map<string, Promise<boolean>>();
  const answer = known.get(fields.join()) ?? lossQuestion.ask({ resource, fields });
  agreed.set(batch, known.set(fields.join(), answer));
  return answer;
};

const fieldsOf = async ({ schema }: Call) => Object.entries((await schema?.())?._zod.def.shape ?? {});
const isSecret = (of: Parameters<typeof factsOf>[0]): boolean => factsOf(of)?.builder === "secret";

/** The secrets among the fields of a call. */
export const secretFieldsOf = async (call: Call): Promise<ReadonlySet<string>> =>
  new Set((await fieldsOf(call)).flatMap(([name, of]) => (isSecret(of) ? [name] : [])));

/** For a field: the value that keeps its stored value, if host.yaml names one. */
const unseenIn = async ({ name: resource, personal = [] }: ResourceProps, { call, row, seen, sent }: CallChange) => {
  const unseen = (await fieldsOf(call)).flatMap(([name, of]): [string, string | undefined][] => {
    const isHeld = isSecret(of) || (personal.includes(name) && String(row[name] ?? "") !== "");
    if (!isHeld || !hidesStored(row[name]) || !hidesStored(sent[name])) return [];
    // If the condition of the field is false, the record has no such secret.
    const isUnused = isSecret(of) && !conditionHolds(conditionOf(of) ?? {}, { ...row, ...seen, ...sent });
    return [[name, unchangedMark(resource, name, isSecret(of)) ?? (isUnused ? "" : undefined)]];
  });
  return new Map(unseen);
};

const without = (payload: Payload, names: ReadonlyMap<string, unknown>): Payload =>
  Object.fromEntries(Object.entries(payload).filter(([name]) => !names.has(name)));

/**
 * The record with its changes, and with values that keep what is hidden. `omitted`: fields that must not be sent.
 * @throws HttpError for the fields that would be emptied, unless the person agrees
 */
export const keepHiddenValues = async (props: ResourceProps, change: CallChange) => {
  const unseen = await unseenIn(props, change);
  const lost = [...unseen].flatMap(([name, as]) => (as === undefined ? [name] : []));
  if (lost.length > 0 && !(await mayLose(props.name, lost, change.batch))) {
    const fields = Object.fromEntries(lost.map((name) => [name, "form.secretLost"]));
    const failure = new WireFailure({ reason: "answer", code: UNPROVEN, path: change.call.path, fields });
    raiseHttpError(failure, () => "form.wouldLose");
  }
  const texts = [...unseen].filter(([, as]) => as !== undefined && as !== OMIT_PARAM);
  return {
    kept: { ...without(change.row, unseen), ...Object.fromEntries(texts) },
    sent: without(change.sent, unseen),
    omitted: [...unseen].flatMap(([name, as]) => (as === OMIT_PARAM ? [name] : [])),
  };
};
