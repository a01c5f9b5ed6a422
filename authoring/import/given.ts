// Reads what people give as options, or refuses it with an example.
import { ImportRefusal } from "./Refusal";

export const parseNameValues = (texts: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    texts.map((text) => {
      const [, name = "", value = ""] = /^([^=]+)=(.+)$/s.exec(text) ?? [];
      if (name === "")
        throw new ImportRefusal(`“${text}” gives nothing a value. Write it as NAME=VALUE, such as --set realm=master.`);
      return [name, value];
    }),
  );

export const checkHost = (host: string): string => {
  if (host === "" || (/^https?:/.test(host) && URL.canParse(host))) return host;
  throw new ImportRefusal(
    `“${host}” is no address of a platform. Write one such as https://cloud.example.com, or leave it out.`,
  );
};

export const parseHeaders = (texts: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    texts.map((text) => {
      const [, name = "", value = ""] = /^([\w-]+):\s*(.+)$/s.exec(text) ?? [];
      if (name === "") throw new ImportRefusal(`“${text}” is no header. Write it as "Authorization: Bearer …".`);
      return [name, value];
    }),
  );
