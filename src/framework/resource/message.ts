// A validation message travels through react-hook-form as text, but must be translated when it is drawn, so that a
// change of language changes it. It is kept as its key and parameters, and spelled here.
export interface Message {
  /** `invalid.tooLong`, or any other key; text without a translation is shown as it is. */
  readonly key: string;
  readonly params: Readonly<Record<string, unknown>>;
}

const MARK = "\u0001";

export const packMessage = (message: Message): string => `${message.key}${MARK}${JSON.stringify(message.params)}`;

export const unpackMessage = (packed: string): Message => {
  const at = packed.indexOf(MARK);
  return at < 0
    ? { key: packed, params: {} }
    : { key: packed.slice(0, at), params: JSON.parse(packed.slice(at + MARK.length)) };
};

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** The message in the current language. */
export const spellMessage = (packed: string, translate: Translate): string => {
  const { key, params } = unpackMessage(packed);
  return translate(key, { ...params, _: key });
};
