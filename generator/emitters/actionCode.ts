// Buttons: calls of the resource that have a place on a screen, and transitions to other states.
import { kindOf } from "../kinds/registry";
import type { CallModel, ResourceModel } from "../model/Model";
import { array, type Code, element, type Entry, imported, literal, member, object } from "../printing";
import type { Catalog } from "./Catalog";
import { fieldsOf } from "./Catalog";
import { partOf } from "./places";
import { componentCode, kit, valueCode } from "./valueCode";

export const callsOf = (resource: ResourceModel): Code =>
  imported(`${resource.names.camel}Calls`, partOf(resource, "calls"));

const askCode = (catalog: Catalog, of: CallModel): Code =>
  array(
    of.params
      .filter(({ name }) => of.ask.includes(name))
      .flatMap((field) => {
        const input = kindOf(field.kind).input(field);
        return input === null ? [] : [componentCode(catalog, "ask", input, [["key", literal(field.name)]])];
      }),
  );

/** A list imports the show kit only if there is an answer to show. */
const answerCode = (catalog: Catalog, of: CallModel, view: "list" | "show"): Code =>
  array(
    of.answer.flatMap((field) => {
      const display = kindOf(field.kind).display(field);
      return display === null
        ? []
        : [componentCode(catalog, view === "show" ? "show" : "ask", display, [["key", literal(field.name)]])];
    }),
  );

const buttonCode = (resource: ResourceModel, catalog: Catalog, of: CallModel, view: "list" | "show"): Code => {
  const attributes: readonly (Entry | null)[] = [
    ["key", literal(of.name)],
    ["call", member(callsOf(resource), of.name)],
    of.icon === "" ? null : ["icon", literal(of.icon)],
    of.confirm ? ["confirm", literal(true)] : null,
    Object.keys(of.when).length > 0 ? ["when", literal(of.when)] : null,
    of.ask.length > 0 ? ["ask", askCode(catalog, of)] : null,
    Object.keys(of.from).length > 0 ? ["from", literal(of.from)] : null,
    of.address === null ? null : ["address", literal(of.address)],
    of.answer.length > 0 ? ["answer", answerCode(catalog, of, view)] : null,
  ];
  return element(
    kit("actions", "CallButton"),
    attributes.filter((entry) => entry !== null),
  );
};

/** Buttons of actions: `on` rows, on a selection, or above the list; in the list or on the page of a record. */
export const buttons = (
  resource: ResourceModel,
  catalog: Catalog,
  on: CallModel["on"],
  view: "list" | "show" = "list",
): readonly Code[] =>
  resource.calls
    .filter((of) => of.verb === "action" && of.on === on)
    .map((of) => buttonCode(resource, catalog, of, view));

/** Buttons that change the state of a record: one element for each field with transitions. */
export const transitionButtons = (resource: ResourceModel, catalog: Catalog): readonly Code[] => {
  if (!resource.calls.some(({ verb }) => verb === "set")) return [];
  const names = [...new Set(resource.transitions.map(({ field }) => field))];
  return fieldsOf(resource, names).map((field) => {
    const moves = resource.transitions.filter((move) => move.field === field.name);
    return element(kit("actions", "TransitionButtons"), [
      ["key", literal(field.name)],
      ["source", literal(field.name)],
      ["of", valueCode(catalog, "actions", { enum: enumOfField(field.options) })],
      ["transitions", object(moves.map(({ from, to }) => [String(from), literal(to)]))],
      ...(field.writer === null ? [] : [["writer", literal(field.writer)] as const]),
    ]);
  });
};

const enumOfField = (options: Readonly<Record<string, unknown>>): string => String(options.enum);
