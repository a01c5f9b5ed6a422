// The reactions of a console, and what the store remembers of a record that began to meet their condition.
import type { Model, ReactionModel, ResourceModel } from "../../../generator";
import type { Column, Table } from "../../../platform/framework/storage/Table";
import { isObject } from "../../../platform/framework/wire/readJson";

export interface ResourceReaction {
  /** The resource and the reaction: `equipment.scrapped`. Receivers of webhooks know it by this name. */
  readonly name: string;
  readonly resource: ResourceModel;
  readonly reaction: ReactionModel;
}

export const reactionsIn = ({ resources }: Pick<Model, "resources">): readonly ResourceReaction[] =>
  resources.flatMap((resource) =>
    resource.reactions.map((reaction) => ({ name: `${resource.name}.${reaction.name}`, resource, reaction })),
  );

const PLACE = /\{(\w+)\}/g;

export const fillPlaceholders = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replaceAll(PLACE, (whole, name: string) => values.get(name) ?? whole);

/** The columns whose values a reaction sends: the key, those of the webhook, and those that its texts name. */
export const sentColumns = ({ key, byName }: Table, { mail, webhook }: ReactionModel): readonly Column[] => {
  const texts = mail === null ? [] : [...Object.values(mail.title), ...Object.values(mail.text)];
  const named = texts.flatMap((text) => [...text.matchAll(PLACE)].map(([, name = ""]) => name));
  return [...new Set([key.name, ...(webhook ?? []), ...named])].flatMap((name) => byName.get(name) ?? []);
};

/** The payload of the jobs that send mails and webhooks. */
export interface ReactionEvent {
  readonly reaction: string;
  /** The values of the record at its change, as the store has them. */
  readonly record: Readonly<Record<string, unknown>>;
  /** Seconds since 1970. */
  readonly at: number;
}

/** @throws Error for a payload of another shape */
export const readReactionEvent = (payload: unknown): ReactionEvent => {
  if (!isObject(payload) || typeof payload.reaction !== "string" || !isObject(payload.record))
    throw new Error("not a reaction");
  return { reaction: payload.reaction, record: payload.record, at: Number(payload.at) };
};

/** Null if the definitions have changed since. */
export const findReaction = (model: Model, { reaction }: ReactionEvent): ResourceReaction | null =>
  reactionsIn(model).find(({ name }) => name === reaction) ?? null;
