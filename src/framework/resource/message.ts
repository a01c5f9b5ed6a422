// A message that changes with the language. react-hook-form can only store text, so the key and values of the message
// are packed into a text, and translated when it is drawn.
export interface Message {
  /** The key of a message, such as `invalid.tooLong`, or plain text. */
  readonly key: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The prefix of react-admin's packed messages. With it, react-admin's inputs also translate our messages. */
const MARK = "@@react-admin@@";

export const packMessage = ({ key, params }: Message): string => MARK + JSON.stringify({ message: key, args: params });

const unpackMessage = (packed: string): Message => {
  if (!packed.startsWith(MARK)) return { key: packed, params: {} };
  const { message, args } = JSON.parse(packed.slice(MARK.length));
  return { key: message, params: args };
};

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** The text of a packed message in the current language. */
export const translateMessage = (packed: string, translate: Translate): string => {
  const { key, params } = unpackMessage(packed);
  return translate(key, { ...params, _: key });
};
