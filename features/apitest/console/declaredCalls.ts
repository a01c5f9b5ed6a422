// All calls of the definitions, with or without a screen.
import { forLanguages } from "../../../shared/schema/languages";
import { withAllFields } from "../../../src/framework/wire/allFields";
import {
  type Call,
  type Calls,
  type Language,
  LANGUAGES,
  type Loader,
  type ResourceProps,
  type WordTable,
} from "../../../src/framework/wire/contract";
import { host } from "../../../src/framework/wire/Host";

/** Every defined resource, with or without a screen. */
export type DeclaredResources = readonly Loader<ResourceProps>[];

export interface DeclaredCall {
  /** `session.sign_in` */
  readonly id: string;
  readonly call: Call;
  /** The calls of the resource. If a call does not declare the types of its fields, another call in this list does. */
  readonly calls: Calls;
  /** Names of the fields of its rows. */
  readonly rowFields: readonly string[];
  /** Whether the call is sent as form data, with a file in addition to its parameters. */
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

const callsOf = async (props: ResourceProps): Promise<readonly DeclaredCall[]> => {
  const [declared, { row }, ...tables] = await Promise.all([
    props.calls(),
    props.schema(),
    ...LANGUAGES.map((language) => props.words[language]()),
  ]);
  // The calls by name: a call can use the field types that another call declares.
  const calls = Object.fromEntries(
    (await Promise.all(Object.values(declared).map(withAllFields))).map((call) => [call.name, call]),
  );
  return Object.values(calls).map((call) => ({
    id: `${props.name}.${call.name}`,
    call,
    calls,
    rowFields: fieldsOf(row),
    takesFile: call.path === host().upload?.form.path,
    names: forLanguages((language) =>
      nameOf(tables[LANGUAGES.indexOf(language)]?.default ?? {}, props.name, call.name),
    ),
  }));
};

/** All calls, in the order of the sections in their paths. @throws Error when a part of the console cannot be loaded */
export const declaredCalls = async (resources: DeclaredResources): Promise<readonly DeclaredCall[]> =>
  (await Promise.all(resources.map(async (load) => callsOf(await load())))).flat();

/** The calls whose path, name or title contains every word of the text. */
export const filterByText = (calls: readonly DeclaredCall[], text: string): readonly DeclaredCall[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return calls.filter(({ id, call, names }) => {
    const inside = `${id} ${call.path} ${Object.values(names).join(" ")}`.toLowerCase();
    return words.every((word) => inside.includes(word));
  });
};
