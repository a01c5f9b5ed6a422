// react-hook-form stores a message as a text, but the text must change with the language. So a message is packed into a
// text as its key and values, and translated when it is drawn.
export interface Message {
  /** The key of a message, such as `invalid.tooLong`, or a text. */
  readonly key: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The prefix of react-admin's own packed messages, so that its inputs translate these, too. */
const MARK = "@@react-admin@@";

export const packMessage = ({ key, params }: Message): string => MARK + JSON.stringify({ message: key, args: params });

const unpackMessage = (packed: string): Message => {
  if (!packed.startsWith(MARK)) return { key: packed, params: {} };
  const { message, args } = JSON.parse(packed.slice(MARK.length));
  return { key: message, params: args };
};

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** The text of a packed message in the current language. */
export const spellMessage = (packed: string, translate: Translate): string => {
  const { key, params } = unpackMessage(packed);
  return translate(key, { ...params, _: key });
};
