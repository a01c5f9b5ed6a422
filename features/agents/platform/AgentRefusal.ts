// Refusals as sentences, because an agent can only act on what it can read.
import type { Language, Model, ResourceModel } from "../../../generator";
import type { Failure } from "../../../platform/framework/wire/Failure";
import { explainRefusal } from "../../../platform/framework/wire/reasons";
import { type AgentWord, agentText } from "./words";

/** A refusal of a tool itself, before a request reaches the door. */
export class AgentRefusal extends Error {
  readonly word: AgentWord;
  readonly values: Readonly<Record<string, unknown>>;

  constructor(word: AgentWord, values: Readonly<Record<string, unknown>> = {}) {
    super(word);
    this.name = "Refused";
    this.word = word;
    this.values = values;
  }
}

interface Telling {
  readonly model: Model;
  readonly language: Language;
  /** The failure for any other error, which the log and the metrics get. */
  failed(error: unknown): Failure;
}

/** The sentence for an error. With the resource, it names fields by their labels. */
export const refusalSentence = (
  { model, language, failed }: Telling,
  error: unknown,
  resource: Pick<ResourceModel, "fields"> = { fields: [] },
): string => {
  if (error instanceof AgentRefusal) return agentText(language, error.word, error.values);
  const failure = failed(error);
  if (failure.code === 401) return agentText(language, "agents.bad_key");
  const said = explainRefusal(model, resource, language, failure);
  return failure.context === "api_key" ? `${said} ${agentText(language, "agents.person")}` : said;
};
