// Groups the operations of a description by the records that they are about.
import { type RowsInAnswer, findRowsInAnswer } from "./lists";
import type { Operation } from "./operations";
import { toSnakeCase } from "./names";
import { nounOf, parameterName, parameterNamesIn, parseOperationPath, segmentsOf, type Verb } from "./places";
import type { LeftOutPart } from "./LeftOutPart";

export interface Action {
  /** The name in the path, such as restart. */
  readonly name: string;
  readonly operation: Operation;
  /** The parameter of the path with the key. Empty for an action on the whole list. */
  readonly key: string;
}

export interface ActionOperation {
  readonly operation: Operation;
  readonly key: string;
}

export interface Collection {
  readonly base: string;
  readonly noun: string;
  readonly list: Operation;
  readonly rows: RowsInAnswer;
  readonly verbs: Map<Exclude<Verb, "list">, ActionOperation>;
  readonly actions: Action[];
}

const MOST_ACTIONS = 12;
/** Steps of a path that mean the caller. */
const WHO_ASKS = /^(?:me|self|mine|current)$/i;

const whereOf = ({ method, path }: Operation): string => `${method} ${path}`;

const STANDARD: Readonly<Record<Operation["method"], readonly [ofList: Verb | null, ofRecord: Verb | null]>> = {
  GET: ["list", "get"],
  POST: ["add", null],
  PUT: ["set", "set"],
  PATCH: ["set", "set"],
  DELETE: ["del", "del"],
};

const verbOf = (operation: Operation): Verb | null => {
  const { said, key } = parseOperationPath(operation.path);
  const [ofList, ofRecord] = STANDARD[operation.method];
  const byMethod = key === "" ? ofList : ofRecord;
  if (said === null) return byMethod;
  // A verb in the path counts more than the HTTP method. But only GET reads a list.
  return said === "list" && operation.method !== "GET" ? null : said;
};

/** The required query parameters of a list for which nobody has given a value. */
export const requiredQueriesWithoutValue = ({ parameters }: Operation): readonly string[] =>
  parameters
    .filter(
      ({ place, isRequired, shape }) =>
        place === "query" && isRequired && shape.standard === undefined && shape.values.length === 0,
    )
    .map(({ name }) => name);

const isBetterList = (one: Operation, other: Operation | undefined): boolean =>
  other === undefined ||
  requiredQueriesWithoutValue(one).length < requiredQueriesWithoutValue(other).length ||
  (requiredQueriesWithoutValue(one).length === requiredQueriesWithoutValue(other).length &&
    one.path.length < other.path.length);

/** The lists of the platform by the path of their collection. */
const listsOf = (operations: readonly Operation[], leftOut: LeftOutPart[]): Map<string, Collection> => {
  const found = new Map<string, Collection>();
  for (const operation of operations) {
    const { base, key, said } = parseOperationPath(operation.path);
    if (WHO_ASKS.test(nounOf(base))) continue;
    const isSearch = operation.method === "POST" && said === "list";
    if (operation.method !== "GET" || key !== "" || isSearch || (said !== null && said !== "list")) continue;
    const rows = findRowsInAnswer(operation.answer, nounOf(base));
    if (rows === null || !isBetterList(operation, found.get(base)?.list)) continue;
    const demanded = requiredQueriesWithoutValue(operation);
    if (demanded.length > 0) {
      const names = demanded.map((name) => `\`${name}\``).join(", ");
      leftOut.push({
        where: whereOf(operation),
        reason: `The list needs ${names}, for which the description has no default.`,
        advice: `Give it a value: --set ${demanded[0]}=…`,
      });
      continue;
    }
    found.set(base, { base, noun: nounOf(base), list: operation, rows, verbs: new Map(), actions: [] });
  }
  return found;
};

/** A list such as /pet/findByStatus is the list of /pet, if records are read there and nothing else lists them. */
const adoptLists = (operations: readonly Operation[], lists: Map<string, Collection>, leftOut: LeftOutPart[]): void => {
  const readAt = new Set(
    operations
      .filter((one) => one.method === "GET" && parseOperationPath(one.path).key !== "")
      .map((one) => parseOperationPath(one.path).base),
  );
  for (const [base, collection] of [...lists]) {
    const parent = `/${segmentsOf(base).slice(0, -1).join("/")}`;
    const records = operations.find(
      (one) =>
        one.method === "GET" && parseOperationPath(one.path).base === parent && parseOperationPath(one.path).key !== "",
    );
    const isSame = records?.answer?.name !== "" && records?.answer?.name === collection.rows.row.name;
    if (readAt.has(base) || !isSame) continue;
    lists.delete(base);
    const first = lists.get(parent)?.list;
    if (first === undefined) lists.set(parent, { ...collection, base: parent, noun: nounOf(parent) });
    else
      leftOut.push({
        where: whereOf(collection.list),
        reason: `Another call lists the same records: ${whereOf(first)}.`,
        advice: "",
      });
  }
};

/** The collection that an action belongs to: /devices/{id}/restart, /devices/restart/{id} or /devices/restart. */
const actionOf = (
  operation: Operation,
  lists: ReadonlyMap<string, Collection>,
): readonly [Collection, Action] | null => {
  const steps = segmentsOf(operation.path);
  const [before, last] = [steps.at(-2) ?? "", steps.at(-1) ?? ""];
  const isKeyLast = last.startsWith("{");
  const name = isKeyLast ? before : last;
  const isKeyed = isKeyLast || before.startsWith("{");
  const collection = lists.get(`/${steps.slice(0, isKeyed ? -2 : -1).join("/")}`);
  if (collection === undefined || name.startsWith("{") || steps.length < 2) return null;
  return [collection, { name, operation, key: isKeyed ? parameterName(isKeyLast ? last : before) : "" }];
};

/** A call about one record comes before one about several. PATCH changes only what is sent, so it comes before PUT. */
const isBetterCall = (verb: Verb, { operation, key }: ActionOperation, before: ActionOperation): boolean => {
  if (verb === "add" || (key === "") !== (before.key === "")) return before.key === "" && verb !== "add";
  return verb === "set" && operation.method === "PATCH" && before.operation.method === "PUT" && key !== "";
};

/** Whether the call changes one property of a record, such as PUT /things/{id}/attributes. */
const isOfProperty = ({ method }: Operation, { name }: Action, { rows, verbs }: Collection): boolean =>
  method !== "POST" &&
  verbs.has("set") &&
  [...rows.row.properties.keys()].some((wire) => toSnakeCase(wire) === toSnakeCase(name));

const isUnsendable = ({ form }: Operation): boolean => form === "other";

/** The path before the parameter: /cameras for /cameras/{id}/zones. */
const pathBefore = (path: string, parameter: string): string => {
  const steps = segmentsOf(path);
  return `/${steps.slice(0, steps.indexOf(`{${parameter}}`)).join("/")}`;
};

const whyNot = (operation: Operation, lists: ReadonlyMap<string, Collection>): LeftOutPart => {
  const where = whereOf(operation);
  const { base, key } = parseOperationPath(operation.path);
  const noun = nounOf(base);
  const outer = parameterNamesIn(base);
  const known = [...lists.values()].some((one) => one.noun === noun && parameterNamesIn(one.base).length === 0);
  if (outer.length > 0) {
    const holder = lists.get(pathBefore(base, outer[0] ?? ""));
    const reason = `It is below \`{${outer[0]}}\`, and a console addresses a record by one key.`;
    if (known) return { where, reason, advice: `The list \`${noun}\` has these records.` };
    return holder === undefined
      ? { where, reason, advice: `To work below one of them, give it a value: --set ${outer[0]}=…` }
      : { where, reason, advice: `Show it by a part of your own on the page of \`${holder.noun}\`.` };
  }
  if (key !== "")
    return {
      where,
      reason: `Nothing lists the records of \`${base}\` with their fields.`,
      advice: "Describe a list of them, or write the definition by hand.",
    };
  return {
    where,
    reason: "It is neither a list nor about a record of one.",
    advice: "Write a screen for it by hand, if people need it.",
  };
};

const sameAs = (operation: Operation, other: Operation): LeftOutPart => ({
  where: whereOf(operation),
  reason: `Another call does the same: ${whereOf(other)}.`,
  advice: "",
});

/** Gives every operation to a collection, or reports why it belongs to none. */
export const collectionsOf = (operations: readonly Operation[], leftOut: LeftOutPart[]): readonly Collection[] => {
  const usable = operations.filter((operation) => {
    if (isUnsendable(operation))
      leftOut.push({
        where: whereOf(operation),
        reason: "It takes a file or another body that is no JSON.",
        advice: "Upload files by a screen of your own.",
      });
    return !isUnsendable(operation);
  });
  const lists = listsOf(usable, leftOut);
  for (const [base, { list }] of [...lists])
    if (parameterNamesIn(base).length > 0) {
      lists.delete(base);
      leftOut.push(whyNot(list, lists));
    }
  adoptLists(usable, lists, leftOut);
  const listed = new Set([...lists.values()].map(({ list }) => list));
  const reported = new Set(leftOut.map(({ where }) => where));
  // Which calls are taken is known only at the end.
  const spares: (() => LeftOutPart)[] = [];
  for (const operation of usable) {
    if (listed.has(operation) || reported.has(whereOf(operation))) continue;
    const { base, key } = parseOperationPath(operation.path);
    const collection = lists.get(base);
    const verb = verbOf(operation);
    const isList = verb === "get" && findRowsInAnswer(operation.answer, nounOf(base))?.path === collection?.rows.path;
    if (collection !== undefined && verb !== null && verb !== "list" && !isList) {
      const before = collection.verbs.get(verb);
      const isBetter = before === undefined || isBetterCall(verb, { operation, key }, before);
      if (isBetter) collection.verbs.set(verb, { operation, key });
      const spare = isBetter ? before?.operation : operation;
      if (spare !== undefined) spares.push(() => sameAs(spare, collection.verbs.get(verb)?.operation ?? spare));
      continue;
    }
    const [holder, action] = actionOf(operation, lists) ?? [];
    if (holder === undefined || action === undefined) leftOut.push(whyNot(operation, lists));
    else if (operation.method === "GET")
      leftOut.push({
        where: whereOf(operation),
        reason: `It only reads more about \`${holder.noun}\`.`,
        advice: "Show it by a part of your own on the page of the record.",
      });
    else if (isOfProperty(operation, action, holder))
      leftOut.push({
        where: whereOf(operation),
        reason: "It changes one property of a record, which its form changes too.",
        advice: "",
      });
    else if (holder.actions.length >= MOST_ACTIONS)
      leftOut.push({
        where: whereOf(operation),
        reason: `\`${holder.noun}\` has ${MOST_ACTIONS} actions already.`,
        advice: "Add it by hand, if people need the button.",
      });
    else holder.actions.push(action);
  }
  leftOut.push(...spares.map((spare) => spare()));
  return [...lists.values()];
};
