// Buttons for calls of the resource, and for transitions to other states.
import { kindOf } from "../kinds/registry";
import type { AskModel, TransitionModel } from "../model/TransitionModel";
import type { CallModel, FieldModel, ResourceModel } from "../model/Model";
import { namesInBraces } from "../model/namesIn";
import { array, type Code, element, type Entry, imported, literal, member, object } from "../printing";
import type { Catalog } from "./Catalog";
import { fieldsNamed } from "./Catalog";
import { resourceModule } from "./places";
import { dataEntry, elementsEntry, entryUnlessDefault } from "./entries";
import { constantValues } from "./heldCode";
import { componentIf, framework, referenceCode, valueCode } from "./valueCode";

export const callsCode = (resource: ResourceModel): Code =>
  imported(`${resource.names.camel}Calls`, resourceModule(resource, "calls"));

const askedFields = ({ ask, params }: CallModel): readonly FieldModel[] =>
  ask.flatMap((asked) => params.filter(({ name }) => name === asked));

const inputsCode = (catalog: Catalog, fields: readonly FieldModel[]): readonly Code[] =>
  fields.flatMap((field) =>
    componentIf(catalog, "ask", kindOf(field.kind).input(field), [["key", literal(field.name)]]),
  );

/** Inputs for the fields that a record needs in a state. */
const demandedCode = (resource: ResourceModel, catalog: Catalog, names: readonly string[]): readonly Code[] =>
  inputsCode(
    catalog,
    fieldsNamed(resource, names).map((field) => ({ ...field, required: true })),
  );

/** Fields that draw the answer. A list imports these components only if it needs them. */
const answerCode = (catalog: Catalog, of: Pick<CallModel, "answer">, view: "list" | "show"): readonly Code[] =>
  of.answer.flatMap((field) =>
    componentIf(catalog, view === "show" ? "show" : "ask", kindOf(field.kind).display(field), [
      ["key", literal(field.name)],
    ]),
  );

const amountOf = (
  catalog: Catalog,
  fields: readonly FieldModel[],
  field: string,
  view: "list" | "show",
): readonly Entry[] => [
  ["field", literal(field)],
  ["amount", array(answerCode(catalog, { answer: fields.filter(({ name }) => name === field) }, view))],
];

const quotedBy = ({ calls }: ResourceModel, quote: CallModel["quote"]): CallModel | undefined =>
  calls.find(({ name }) => name === quote?.call);

/** The quote for the values of `ask`. If its answer has parameters of the call, they are sent, too. */
const quoteEntry = (
  resource: ResourceModel,
  catalog: Catalog,
  { quote, params, ask }: CallModel,
  view: "list" | "show",
): readonly Entry[] => {
  const asked = quotedBy(resource, quote);
  if (quote === null || asked === undefined) return [];
  const { formula, short, fills } = quote;
  const counted = Object.values(formula ?? {}).flatMap(namesInBraces);
  const sends = params.filter(({ name }) => !ask.includes(name) && asked.answer.some((one) => one.name === name));
  return [
    [
      "quote",
      object([
        ["call", member(callsCode(resource), asked.name)],
        ["fields", array(answerCode(catalog, { answer: asked.answer.filter(({ hidden }) => !hidden) }, view))],
        ...elementsEntry(
          "formula",
          answerCode(catalog, { answer: asked.answer.filter(({ name }) => counted.includes(name)) }, view),
        ),
        ["sends", literal(sends.map(({ name }) => name))],
        ...dataEntry("fills", fills),
        ...(short === null
          ? []
          : [
              [
                "short",
                object([
                  ...amountOf(catalog, asked.answer, short.field, view),
                  ["to", member(referenceCode(catalog, short.to), "path")],
                ]),
              ] as const,
            ]),
      ]),
    ],
  ];
};

const opensEntry = (catalog: Catalog, { opens }: CallModel): readonly Entry[] => {
  if (opens === null) return [];
  const { resource, target, source } = opens;
  return [
    [
      "opens",
      object([
        ["of", referenceCode(catalog, resource)],
        ["target", literal(target)],
        ["source", literal(source)],
      ]),
    ],
  ];
};

/** The amount on the button, and the action to offer if this one is refused. */
const choiceEntries = (
  resource: ResourceModel,
  catalog: Catalog,
  { amount, otherwise, quote }: CallModel,
  view: "list" | "show",
): readonly Entry[] => {
  const other = resource.calls.find(({ name }) => name === otherwise);
  const fields = quotedBy(resource, quote)?.answer ?? resource.fields;
  return [
    ...(amount === null ? [] : [["amount", object(amountOf(catalog, fields, amount.field, view))] as const]),
    ...(other === undefined ? [] : [["otherwise", buttonCode(resource, catalog, other, view)] as const]),
  ];
};

const buttonCode = (resource: ResourceModel, catalog: Catalog, of: CallModel, view: "list" | "show"): Code =>
  element(framework("actions", "CallButton"), [
    ["key", literal(of.name)],
    ["call", member(callsCode(resource), of.name)],
    ...entryUnlessDefault("", "icon", of.icon),
    ...entryUnlessDefault(false, "confirm", of.confirm),
    ...entryUnlessDefault(false, "danger", of.danger),
    ...entryUnlessDefault(false, "reads", of.reads),
    ...constantValues(catalog, resource).entry("when", of.when),
    ...elementsEntry("ask", inputsCode(catalog, askedFields(of))),
    ...constantValues(catalog, resource, askedFields(of)).defaults("start"),
    ...quoteEntry(resource, catalog, of, view),
    ...choiceEntries(resource, catalog, of, view),
    ...dataEntry("from", of.from),
    ...entryUnlessDefault(null, "address", of.address),
    ...opensEntry(catalog, of),
    ...elementsEntry("answer", answerCode(catalog, of, view)),
  ]);

/** Buttons of actions: on rows, on a selection, or above the list; in a list, or on the page of a record. */
export const buttonsCode = (
  resource: ResourceModel,
  catalog: Catalog,
  on: CallModel["on"],
  view: "list" | "show" = "list",
): readonly Code[] =>
  resource.calls
    .filter((of) => of.verb === "action" && of.on === on)
    .map((of) => buttonCode(resource, catalog, of, view));

/** The main figure of a record, if money leaves in one of the states. The button for that state shows it. */
const paidEntries = (
  resource: ResourceModel,
  catalog: Catalog,
  state: FieldModel,
  view: "list" | "show",
): readonly Entry[] => {
  const pays = catalog.enumOf(String(state.options.enum)).values.some((one) => one.danger && one.color === "success");
  const [figure] = fieldsNamed(resource, resource.views.show.head.facts.slice(0, 1));
  const currency = figure?.options.currency_field ?? figure?.options.currency;
  if (!pays || figure === undefined || currency === undefined) return [];
  return [["amount", object(amountOf(catalog, [figure], figure.name, view))]];
};

/** Whether a button of an action in the view already makes this transition, wherever the transition is allowed. */
const hasAction = ({ calls }: ResourceModel, { field, from, to }: TransitionModel, view: "list" | "show"): boolean =>
  calls.some(
    ({ verb, on, constants, when }) =>
      verb === "action" &&
      (on === "row" || (on === "record" && view === "show")) &&
      String(constants[field]) === String(to) &&
      Object.entries(when).every(([name, values]) => name === field && values.map(String).includes(String(from))),
  );

/** Buttons that change the state of a record: one element for each field with transitions. */
export const transitionButtonsCode = (
  resource: ResourceModel,
  catalog: Catalog,
  view: "list" | "show",
): readonly Code[] => {
  if (!resource.calls.some(({ verb }) => verb === "set")) return [];
  const held = constantValues(catalog, resource);
  const names = [...new Set(resource.transitions.map(({ field }) => field))];
  return fieldsNamed(resource, names).flatMap((field) => {
    const moves = resource.transitions
      .filter((move) => move.field === field.name)
      .map((move) => ({ ...move, to: move.to.filter((to) => !hasAction(resource, { ...move, to: [to] }, view)) }))
      .filter(({ to }) => to.length > 0);
    if (moves.length === 0) return [];
    const asks = resource.asks.filter((one) => one.field === field.name);
    const demandedIn = ({ state, names }: AskModel) => [state, array(demandedCode(resource, catalog, names))] as const;
    return element(framework("actions", "TransitionButtons"), [
      ["key", literal(field.name)],
      ["source", literal(field.name)],
      ["of", valueCode(catalog, "actions", { enum: String(field.options.enum) })],
      ["transitions", held.moves(field.name, moves)],
      ...entryUnlessDefault(null, "writer", field.writer),
      ...(asks.length === 0 ? [] : [["asks", held.byValue(field.name, asks.map(demandedIn))] as const]),
      ...paidEntries(resource, catalog, field, view),
    ]);
  });
};

/** The field with the time of the end, for owners that the platform can end. */
export const endTimeField = ({ name }: ResourceModel, { model }: Catalog): string | null =>
  model.owner?.resource === name && model.host?.rest.includes("ending") === true ? model.owner.ended : null;

/** The reference to owners, for records that can pass to another owner. */
export const ownerReferenceCode = ({ passing }: ResourceModel, catalog: Catalog): Code | null => {
  const { owner, host } = catalog.model;
  const isServed = host?.rest.includes("ending") === true;
  return passing === null || owner === null || !isServed ? null : referenceCode(catalog, owner.resource);
};

/** The button to view the console as a role, for a company if roles belong to companies. */
export const seeButtonCode = (resource: ResourceModel, catalog: Catalog): readonly Code[] => {
  const { identity, host } = catalog.model;
  if (identity?.role.resource !== resource.name || host?.rest.includes("seeing") !== true) return [];
  const { scope } = resource;
  const owner = resource.fields.find(({ name }) => scope?.is === "owned" && name === scope.steps[0].field);
  const ask =
    owner === undefined
      ? []
      : componentIf(catalog, "ask", kindOf(owner.kind).input({ ...owner, required: false, immutable: false }));
  return [
    element(framework("actions", "SeeButton"), [
      ["key", literal("see")],
      ...ask.map((input): Entry => ["ask", input]),
      ...entryUnlessDefault("", "from", owner?.name ?? ""),
    ]),
  ];
};
