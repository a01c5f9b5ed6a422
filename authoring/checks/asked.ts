// Finds questions before actions, and messages after them, that name fields the record does not have.
import type { CallDefinition } from "../../generator/definition/Definition";
import { suggest } from "../../generator/definition/nearest";
import type { Path } from "../../generator/definition/Problem";
import { SAMPLE } from "../../generator/definition/words";
import { namesInBraces } from "../../generator/model/namesIn";
import type { ResourceInspection } from "./Subject";

/** Checks `opens`: the call has a message for afterwards, and the page of the record lists the opened requests. */
const checkOpens = (
  { definition, complain }: ResourceInspection,
  { name, opens, done }: CallDefinition,
  path: Path,
): void => {
  if (opens === undefined) return;
  if (done === undefined)
    complain(
      "P191",
      path,
      `\`${name}\` opens a record of \`${opens}\`, and does not say what has come of it`,
      `Add \`done: ${SAMPLE}\`, such as "Refund of {price} requested. Somebody else decides on it."`,
      "key",
    );
  else if (definition.views?.show?.related?.some(({ resource }) => resource === opens) !== true)
    complain(
      "P191",
      [...path, "opens"],
      `nobody finds what \`${name}\` opens: the page of the record does not list \`${opens}\``,
      "Name it under `related` of `show`.",
    );
};

const checkBraces = (
  { definition, complain }: ResourceInspection,
  words: Readonly<Record<string, string | undefined>>,
  path: Path,
  known: readonly string[],
): void => {
  for (const [language, text = ""] of Object.entries(words))
    for (const field of namesInBraces(text))
      if (!known.includes(field))
        complain("P122", [...path, language], `\`${field}\` is no field of ${definition.name}`, suggest(field, known));
};

/** Checks the questions before transitions: each is about a state that a transition leads to. */
const checkQuestions = (subject: ResourceInspection): void => {
  const { definition, complain } = subject;
  for (const [field, states] of Object.entries(definition.questions ?? {})) {
    const reached = Object.values(definition.transitions?.[field] ?? {}).flatMap((to) => to.map(String));
    for (const [state, words] of Object.entries(states)) {
      const path = ["questions", field, state];
      if (!reached.includes(state))
        complain("P251", path, `no transition of \`${field}\` leads to \`${state}\``, suggest(state, reached), "key");
      checkBraces(subject, words, path, [...definition.fields.keys()]);
    }
  }
};

/** Checks the question before an action or a transition, the message after it, and the title of the page. */
export const checkAskedQuestions = (subject: ResourceInspection): void => {
  const { calls, fields, views } = subject.definition;
  for (const [name, call] of calls) {
    const path = ["calls", name];
    checkOpens(subject, call, path);
    const known = [...call.own.keys(), ...fields.keys()];
    for (const key of ["question", "done"] as const) checkBraces(subject, call[key] ?? {}, [...path, key], known);
  }
  checkQuestions(subject);
  checkBraces(subject, views?.show?.head?.title ?? {}, ["views", "show", "head", "title"], [...fields.keys()]);
};
