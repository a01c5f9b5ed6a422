// react-hook-form keeps a validation message as text, but the text must follow a change of language. So a message is packed as
// its key and parameters, and translated when it is drawn.
export interface Message {
  /** `invalid.tooLong`, or any other key. Text without a translation is shown as it is. */
  readonly key: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The mark of react-admin's own validators, so that its inputs translate the message too. */
const MARK = "@@react-admin@@";

export const packMessage = ({ key, params }: Message): string => MARK + JSON.stringify({ message: key, args: params });

const unpackMessage = (packed: string): Message => {
  if (!packed.startsWith(MARK)) return { key: packed, params: {} };
  const { message, args } = JSON.parse(packed.slice(MARK.length));
  return { key: message, params: args };
};

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** The message in the current language. */
export const spellMessage = (packed: string, translate: Translate): string => {
  const { key, params } = unpackMessage(packed);
  return translate(key, { ...params, _: key });
};
