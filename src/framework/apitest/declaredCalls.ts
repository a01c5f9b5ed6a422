// All defined calls, with or without a screen.
import type { ApiTestSource } from "./ApiTestSource";
import { withAllFields } from "../wire/allFields";
import { LANGUAGES, type Call, type Calls, type Language, type ResourceProps, type WordTable } from "../wire/contract";

export interface DeclaredCall {
  /** `session.sign_in` */
  readonly id: string;
  readonly call: Call;
  /** The other calls of the resource declare the types of its fields. */
  readonly calls: Calls;
  /** Names of the fields of its rows. */
  readonly rowFields: readonly string[];
  readonly takesFile: boolean;
  /** "Accounts: reset password", in each language. */
  readonly names: Readonly<Record<Language, string>>;
}

/** Names of the fields of an object schema. Empty for any other schema. */
const fieldsOf = (schema: object): readonly string[] => {
  const shape: unknown = "shape" in schema ? schema.shape : null;
  return typeof shape === "object" && shape !== null ? Object.keys(shape) : [];
};

const nameOf = (words: WordTable, resource: string, call: string): string => {
  const action = words[`${resource}.actions.${call}`];
  const whose = words[`${resource}.name`] ?? resource;
  return action === undefined ? whose : `${whose}: ${action}`;
};

const callsOf = async (props: ResourceProps, { takesFile }: ApiTestSource): Promise<readonly DeclaredCall[]> => {
  const [declared, { row }, ...tables] = await Promise.all([
    props.calls(),
    props.schema(),
    ...LANGUAGES.map((language) => props.words[language]()),
  ]);
  const [en, simplified, traditional] = tables.map(({ default: words }) => words);
  // By name, so that one call can use the types that another one declares.
  const calls = Object.fromEntries(
    (await Promise.all(Object.values(declared).map(withAllFields))).map((call) => [call.name, call]),
  );
  return Object.values(calls).map((call) => ({
    id: `${props.name}.${call.name}`,
    call,
    calls,
    rowFields: fieldsOf(row),
    takesFile: takesFile(call),
    names: {
      en: nameOf(en ?? {}, props.name, call.name),
      "zh-CN": nameOf(simplified ?? {}, props.name, call.name),
      "zh-TW": nameOf(traditional ?? {}, props.name, call.name),
    },
  }));
};

/** All calls, in the order of the sections in their paths. @throws Error when a part of the console cannot be loaded */
export const declaredCalls = async (source: ApiTestSource): Promise<readonly DeclaredCall[]> =>
  (await Promise.all(source.resources.map((props) => callsOf(props, source)))).flat();

/** The calls whose path, name or title contains every word of the text. */
export const withText = (calls: readonly DeclaredCall[], text: string): readonly DeclaredCall[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return calls.filter(({ id, call, names }) => {
    const inside = `${id} ${call.path} ${Object.values(names).join(" ")}`.toLowerCase();
    return words.every((word) => inside.includes(word));
  });
};
