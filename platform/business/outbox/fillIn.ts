// Fills the variables of a template: names in double braces. A name without a value becomes empty.
const VARIABLE = /\{\{\s*(\w+)\s*\}\}/g;

export const fillVariables = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(VARIABLE, (_whole, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? "") : ""));

/** A time for messages. The text names the time zone, because receivers live in many zones. */
export const formatMessageTime = (seconds: number): string =>
  `${new Date(seconds * 1000).toISOString().slice(0, 19).replace("T", " ")} UTC`;
