import type { CallDefinition, Definition } from "../definition/Definition";
import { frameworkText } from "../definition/frameworkWords";
import { isCallVerb } from "../definition/readCalls";
import type { CallModel, CallTrail, FieldModel, Verb, Words } from "./Model";
import { type FieldContext, resolveField } from "./resolveField";
import { TASK_CALLS } from "./taskCalls";

const API_VERSION = "1.0.1";

const verbs: Readonly<Record<Verb, { readonly icon: string; readonly label: Words }>> = {
  list: { icon: "list", label: frameworkText("definition.list") },
  get: { icon: "eye", label: frameworkText("definition.get") },
  add: { icon: "add", label: frameworkText("definition.add") },
  set: { icon: "edit", label: frameworkText("definition.set") },
  del: { icon: "delete", label: frameworkText("definition.del") },
};

/** Whether the button of a call is about one record or several. */
export const hasRecord = ({ on }: CallDefinition): boolean => on === "row" || on === "record" || on === "bulk";

const paramsOf = (call: CallDefinition, fields: readonly FieldModel[], resolving: FieldContext): FieldModel[] => {
  const own = [...call.own].map(([name, field]) => resolveField(name, field, resolving));
  const aimed = hasRecord(call) ? [resolving.key] : [];
  const named = Array.isArray(call.params) ? call.params : call.params === undefined ? aimed : [];
  const names = new Set([...named, ...(call.ask ?? [])]);
  return [...own, ...fields.filter(({ name }) => names.has(name) && !call.own.has(name))];
};

/** The fields of an answer to show: fields of the record, and parameters that the answer repeats. */
const answerOf = (
  { answer = [] }: CallDefinition,
  params: readonly FieldModel[],
  fields: readonly FieldModel[],
): FieldModel[] => answer.flatMap((name) => [...params, ...fields].find((field) => field.name === name) ?? []);

const TRAILS: Readonly<Record<string, CallTrail>> = {
  list: "none",
  get: "none",
  [TASK_CALLS.addExport]: "export",
  [TASK_CALLS.getExport]: "none",
  [TASK_CALLS.listExports]: "none",
  [TASK_CALLS.getImport]: "none",
  [TASK_CALLS.listImports]: "none",
};

const quoteOf = ({ name, quote }: CallDefinition, resolving: FieldContext): CallModel["quote"] => {
  if (quote === undefined) return null;
  const { call, formula, short, fills = {} } = quote;
  return {
    call,
    formula: formula === undefined ? null : resolving.speak(formula, name),
    short: short === undefined ? null : { ...short, label: resolving.speak(short.label, name) },
    fills,
  };
};

const amountOf = ({ name, amount }: CallDefinition, resolving: FieldContext): CallModel["amount"] =>
  amount === undefined
    ? null
    : { ...amount, label: amount.label === undefined ? null : resolving.speak(amount.label, name) };

/** An import needs a proof if adding a record needs one, even if its definition does not say so. */
const stepUpOf = ({ name, step_up: said }: CallDefinition, { calls }: Definition): CallModel["stepUp"] => {
  const isOfMany = name === TASK_CALLS.addImport && calls.get("add")?.step_up !== undefined;
  return said === true || isOfMany ? "always" : (said ?? []);
};

/** Resolves a call: its style, version, paging and parameters, and the place of its button. */
export const resolveCall = (
  call: CallDefinition,
  definition: Definition,
  fields: readonly FieldModel[],
  resolving: FieldContext,
): CallModel => {
  const { name } = call;
  const verb = isCallVerb(name) ? name : null;
  const described = paramsOf(call, fields, resolving);
  const isOnlyAnswered = ({ name, readonly }: FieldModel) =>
    readonly && call.own.has(name) && (call.answer ?? []).includes(name);
  return {
    name,
    verb: verb ?? "action",
    path: call.path ?? "",
    style: call.call ?? definition.call ?? "bearer",
    method: call.method ?? null,
    root: call.root ?? null,
    was: call.was ?? null,
    body: call.body ?? null,
    apiVersion: call.api_ver ?? API_VERSION,
    paging: call.paging ?? "page_index",
    params: described.filter((param) => !isOnlyAnswered(param)),
    constants: call.constants ?? {},
    further: call.further ?? [],
    on: call.on ?? "none",
    label: verb === null || call.label !== undefined ? resolving.speak(call.label, name) : verbs[verb].label,
    ownVerb: verb === "del" && call.label !== undefined,
    icon: call.icon ?? (verb === null ? "play" : verbs[verb].icon),
    confirm: call.confirm ?? false,
    danger: call.danger ?? false,
    follows: call.follows === undefined ? null : resolving.speak(call.follows, name),
    question: call.question === undefined ? null : resolving.speak(call.question, name),
    done: call.done === undefined ? null : resolving.speak(call.done, name),
    opens: definition.views?.show?.related?.find(({ resource }) => resource === call.opens) ?? null,
    when: call.when ?? {},
    ask: call.ask ?? [],
    from: call.from ?? {},
    address: call.address ?? null,
    answer: answerOf(call, described, fields),
    quote: quoteOf(call, resolving),
    amount: amountOf(call, resolving),
    otherwise: call.otherwise ?? null,
    writer: call.writer ?? null,
    reads: call.reads ?? TRAILS[name] === "none",
    trail: call.trail ?? (call.reads === true ? "none" : (TRAILS[name] ?? "action")),
    stepUp: stepUpOf(call, definition),
  };
};
