// Checks what actions send, to which server, and what their dialogs show.
import type { CallDefinition } from "../../generator/definition/Definition";
import { formatPath } from "../../generator/definition/explainIssue";
import { suggest } from "../../generator/definition/nearest";
import type { Path } from "../../generator/definition/Problem";
import { isCallVerb } from "../../generator/definition/readCalls";
import { expectField, expectResource, type Inspection } from "../../generator/model/Inspection";
import { namesInBraces } from "../../generator/model/namesIn";
import { hasRecord } from "../../generator/model/resolveCall";

/** The names of all parameters: parameters that the call describes, and parameters that it only names. */
const paramNames = ({ own, params }: CallDefinition): readonly string[] => [
  ...own.keys(),
  ...(Array.isArray(params) ? params : []),
];

/** Checks `from`: parameters of the call, and fields of the record that has the button. */
const checkFrom = (inspection: Inspection, call: CallDefinition, path: Path): void => {
  const { from } = call;
  if (from === undefined) return;
  if (!hasRecord(call))
    inspection.complain(
      "P153",
      path,
      `\`${call.name}\` is about no record that values could be taken from`,
      "Say `on: row`, `record` or `bulk`, or leave `from` out.",
      "key",
    );
  const params = paramNames(call);
  for (const [param, field] of Object.entries(from)) {
    const here = [...path, param];
    if (!params.includes(param))
      inspection.complain(
        "P122",
        here,
        `${formatPath(here)} is no parameter of \`${call.name}\``,
        suggest(param, params),
        "key",
      );
    expectField(inspection, field, here);
  }
};

/** Checks `further`: these parameters are not sent to every platform, so the call must not ask people for them. */
const checkFurtherParams = (inspection: Inspection, call: CallDefinition, path: Path): void => {
  const { name, ask = [], further = [] } = call;
  const params = paramNames(call);
  for (const [index, param] of further.entries()) {
    const here = [...path, index];
    if (!params.includes(param))
      inspection.complain("P122", here, `\`${param}\` is no parameter of \`${name}\``, suggest(param, params));
    else if (ask.includes(param))
      inspection.complain(
        "P202",
        here,
        `\`${name}\` asks people for \`${param}\`, and not every platform is sent it`,
        "Take it out of `ask` or of `further`.",
      );
  }
};

/** A bearer-at call needs the address of its server. Other calls must not have one. */
const checkAddress = (inspection: Inspection, call: CallDefinition, path: Path): void => {
  const { definition, complain } = inspection;
  const { name, address, on = "none" } = call;
  const isAtServer = (call.call ?? definition.call) === "bearer-at";
  if (address !== undefined) expectField(inspection, address, [...path, "address"]);
  if (isAtServer && on !== "none" && (address === undefined || !hasRecord(call)))
    complain(
      "P153",
      path,
      `\`${name}\` does not say which server it is sent to`,
      "Name the field that holds it, `address: …`, with `on: row`, `record` or `bulk`; or `on: none`.",
      "key",
    );
  if (address !== undefined && !isAtServer)
    complain(
      "P153",
      [...path, "address"],
      `\`${name}\` is sent to the platform, not to a server of its own`,
      "Say `call: bearer-at`, or leave `address` out.",
      "key",
    );
};

/** An action for a record must send the record's key, so that the platform can find it. A call to another server need not. */
const checkAimed = ({ definition, lookup, complain }: Inspection, call: CallDefinition, path: Path): void => {
  const key = lookup.keyOf(definition);
  const isElsewhere = (call.call ?? definition.call) === "bearer-at";
  if (key === null || call.params === undefined || isCallVerb(call.name) || isElsewhere || !hasRecord(call)) return;
  if ([...paramNames(call), ...(call.ask ?? [])].includes(key)) return;
  complain(
    "P168",
    [...path, "params"],
    `\`${call.name}\` does not send \`${key}\`, so the platform cannot tell which record it is about`,
    `Add \`${key}\` to \`params\`, or leave \`params\` out.`,
    "key",
  );
};

/** Checks `quote`: it names a call of the resource with an answer, and `short` and `formula` name fields of that answer. */
const checkQuote = (inspection: Inspection, { ask = [], name, quote, amount }: CallDefinition, path: Path): void => {
  if (quote === undefined) {
    if (amount !== undefined) expectField(inspection, amount.field, [...path, "amount", "field"]);
    return;
  }
  const { definition, complain } = inspection;
  const { call, formula, short, fills = {} } = quote;
  const asked = definition.calls.get(call);
  const answer = asked?.answer ?? [];
  if (answer.length === 0 || ask.length === 0)
    complain(
      "P192",
      [...path, "quote", "call"],
      ask.length === 0
        ? `\`${name}\` asks for nothing`
        : `${definition.name} has no call \`${call}\` with an \`answer\``,
      suggest(call, definition.calls.keys()),
    );
  const answered = [
    ...(amount === undefined ? [] : [{ field: amount.field, at: ["amount", "field"] }]),
    ...(short === undefined ? [] : [{ field: short.field, at: ["quote", "short", "field"] }]),
    ...Object.entries(fills).map(([name, field]) => ({ field, at: ["quote", "fills", name] })),
    ...Object.entries(formula ?? {}).flatMap(([language, text = ""]) =>
      namesInBraces(text).map((field) => ({ field, at: ["quote", "formula", language] })),
    ),
  ];
  for (const { field, at } of answered)
    if (asked !== undefined && !answer.includes(field))
      complain("P192", [...path, ...at], `\`${call}\` does not answer \`${field}\``, suggest(field, answer));
  for (const field of Object.keys(fills))
    if (!ask.includes(field))
      complain(
        "P192",
        [...path, "quote", "fills", field],
        `\`${name}\` does not ask for \`${field}\``,
        suggest(field, ask),
        "key",
      );
  if (short !== undefined) expectResource(inspection, short.to, [...path, "quote", "short", "to"]);
};

/** Checks `otherwise`: people choose between agreeing and another action of the same record. */
const checkOtherwise = ({ definition, complain }: Inspection, { otherwise }: CallDefinition, path: Path): void => {
  const others = [...definition.calls.values()].filter(({ on }) => on === "row" || on === "record");
  if (otherwise === undefined || others.some(({ name }) => name === otherwise)) return;
  complain(
    "P103",
    path,
    `\`${otherwise}\` is no action of a record`,
    suggest(
      otherwise,
      others.map(({ name }) => name),
    ),
  );
};

export const checkActions = (inspection: Inspection): void => {
  for (const [name, call] of inspection.definition.calls) {
    const path = ["calls", name];
    checkFrom(inspection, call, [...path, "from"]);
    checkFurtherParams(inspection, call, [...path, "further"]);
    checkAddress(inspection, call, path);
    checkAimed(inspection, call, path);
    checkQuote(inspection, call, path);
    checkOtherwise(inspection, call, [...path, "otherwise"]);
  }
};
