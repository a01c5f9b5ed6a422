// A validation message travels through react-hook-form as text, but must be translated when it is drawn, so that a
// change of language changes it. It is kept as its key and parameters, and spelled here.
export interface Message {
  /** `invalid.tooLong`, or any other key; text without a translation is shown as it is. */
  readonly key: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** As react-admin's own validators leave it, so that its inputs spell it too. */
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
