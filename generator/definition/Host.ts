// resources/host.yaml: the platform that the console talks to, how its calls are wrapped, and the names it uses for signing in.
// authoring/editor/descriptions.yaml says what each key means.
import { z } from "zod";
import { ABILITIES } from "../../shared/schema/abilities";
import { dialectSchema, type DialectDefinition } from "./Dialect";
import { IDENTIFIER } from "./names";
import { definePart } from "./part";
import { pageSourcesSchema } from "./sources";

const name = z.string({ error: "a name on the wire" }).min(1, { error: "a name on the wire" });
const call = z.string({ error: "a call, such as session.sign_in" }).regex(/^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$/, {
  error: "a resource and one of its calls, such as session.sign_in",
});

/** What a call of the style `legacy` sends in addition to its parameters. */
const envelope = z.strictObject({
  token: name,
  version: name,
  constants: z
    .record(z.string(), z.union([z.string(), z.number()]), { error: "a map of name: text or number" })
    .optional(),
});

const signIn = z.strictObject({
  call,
  name: name.optional(),
  password: name.optional(),
  picture: name.optional(),
  code: name.optional(),
  device: name.optional(),
  system: name.optional(),
  model: name.optional(),
  browser: name.optional(),
  token: name.optional(),
  page: z
    .strictObject({
      address: z.url({ protocol: /^https?$/, error: "the address of a page" }),
      client: name,
      scope: z.string().optional(),
    })
    .optional(),
});
const renew = z.strictObject({
  call,
  refresh: name.optional(),
  lifetime: name.optional(),
});
const password = z.strictObject({ call, old: name, new: name });
/** The call that answers the caller's account and rights. */
const own = z.union([call, z.strictObject({ call, name: name.optional(), title: name.optional() })], {
  error: "a call, such as session.me, or { call: …, name: …, title: … }",
});
/** The call that answers a verification picture. */
const picture = z.union([call, z.strictObject({ call, id: name.optional(), image: name.optional() })], {
  error: "a call, such as session.picture, or { call: …, id: …, image: … }",
});
const upload = z.strictObject({
  form: call,
  put: call,
  address: name,
});

const rows = z.strictObject({
  call,
  resource: name,
});

/** What a platform may serve under /rest in addition to the calls of the definitions. */
export const REST_ABILITIES = ["sessions", "personal", "seeing"] as const;
const rest = z.array(z.enum(REST_ABILITIES, { error: `one of: ${REST_ABILITIES.join(", ")}` }), {
  error: "a list of what is served under /rest",
});

const ability = z.enum(ABILITIES, { error: `one of: ${ABILITIES.join(", ")}` }).meta({ id: "ability" });
const abilities = z.array(ability, {
  error: "a list of abilities",
});

const unchanged = z.union([z.string(), z.record(z.string(), z.string())], {
  error: "omit or the text that is sent, or a map of all, resource or resource.field: that",
});

const part = z.unknown().optional();
const root = z.strictObject({
  envelope: part,
  sign_in: part,
  picture: picture.optional(),
  sign_out: call.optional(),
  own: own.optional(),
  password: part,
  renew: part,
  authentication: z.string().regex(IDENTIFIER, { error: "a name" }).optional(),
  rights: z.literal("all", { error: "all, or nothing: then roles and menus say who sees what" }).optional(),
  upload: part,
  rows: part,
  rest: rest.optional(),
  can: abilities.optional(),
  dialect: dialectSchema.optional(),
  styles: z.array(z.string().regex(IDENTIFIER), { error: "a list of names" }).optional(),
  sources: pageSourcesSchema.optional(),
  lacks: z.record(z.string(), abilities, { error: "a map of resource: abilities" }).optional(),
  unchanged: unchanged.optional(),
});

export const hostPart = definePart(root, root.partial());
export const envelopePart = definePart(envelope, envelope.partial());
export const signInPart = definePart(signIn, signIn.partial());
export const passwordPart = definePart(password, password.partial());
export const renewPart = definePart(renew, renew.partial());
export const uploadPart = definePart(upload, upload.partial());
export const rowsPart = definePart(rows, rows.partial());

/** The parts of host.yaml as written. A part that cannot be read is empty. */
export interface HostDefinition {
  readonly picture?: z.output<typeof picture> | undefined;
  readonly sign_out?: string | undefined;
  readonly own?: z.output<typeof own> | undefined;
  readonly rights?: "all" | undefined;
  /** Undefined if no call has an envelope. */
  readonly envelope: z.output<typeof envelopePart.lenient> | undefined;
  readonly sign_in: z.output<typeof signInPart.lenient>;
  /** Undefined if people cannot change their password here. */
  readonly password: z.output<typeof passwordPart.lenient> | undefined;
  /** Undefined if tokens are not renewed. */
  readonly renew?: z.output<typeof renewPart.lenient> | undefined;
  readonly authentication?: string | undefined;
  /** Undefined if files cannot be uploaded. */
  readonly upload: z.output<typeof uploadPart.lenient> | undefined;
  /** Undefined if rows of a file are added one by one. */
  readonly rows: z.output<typeof rowsPart.lenient> | undefined;
  /** Undefined if nothing else is served. */
  readonly rest?: z.output<typeof rest> | undefined;
  readonly can?: z.output<typeof abilities> | undefined;
  readonly dialect?: DialectDefinition | undefined;
  readonly styles?: readonly string[] | undefined;
  readonly lacks?: Readonly<Record<string, z.output<typeof abilities>>> | undefined;
  readonly unchanged?: z.output<typeof unchanged> | undefined;
  readonly sources?: z.output<typeof pageSourcesSchema> | undefined;
}

/** The schema for editors. */
export const hostSchema = root.extend({
  envelope: envelope.optional(),
  sign_in: signIn,
  password: password.optional(),
  renew: renew.optional(),
  upload: upload.optional(),
  rows: rows.optional(),
});
