// resources/host.yaml: the platform that the console talks to, how its calls are wrapped, and the names it uses for signing in.
// See docs/definitions.md.
import { z } from "zod";
import { ABILITIES } from "../../shared/schema/abilities";
import { dialect, type DialectDefinition } from "./Dialect";
import { IDENTIFIER } from "./names";
import { definePart } from "./part";
import { sources } from "./sources";

const name = z.string({ error: "a name on the wire" }).min(1, { error: "a name on the wire" });
const call = z.string({ error: "a call, such as session.sign_in" }).regex(/^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$/, {
  error: "a resource and one of its calls, such as session.sign_in",
});

/** What a call of the style `legacy` sends in addition to its parameters. */
const envelope = z.strictObject({
  /** The token of the session. */
  token: name,
  /** The version of the call. */
  version: name,
  /** Sent with every call; an installation may set others. */
  constants: z
    .record(z.string(), z.union([z.string(), z.number()]), { error: "a map of name: text or number" })
    .optional(),
});

const signIn = z.strictObject({
  call,
  /** Parameters: what the person types. Default: the fields of accounts that console.yaml names. */
  name: name.optional(),
  password: name.optional(),
  /** Parameters: the picture with letters, and the letters that the person typed. */
  picture: name.optional(),
  code: name.optional(),
  /** Parameters by which a browser names itself. */
  device: name.optional(),
  system: name.optional(),
  model: name.optional(),
  /** The number of a browser that has signed in before: it is answered once, and sent with later calls. */
  browser: name.optional(),
  /** The token of the session, in the answer. */
  token: name.optional(),
  /** People sign in at a page of the platform (RFC 6749 with RFC 7636): the call gets the code that this page sends back. */
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
  /** In the answers of the sign-in and of this call: the token that renews, which is its parameter too, and seconds until the other ends. */
  refresh: name.optional(),
  lifetime: name.optional(),
});
const password = z.strictObject({ call, old: name, new: name });
/** Answers the calling account and its rights. */
const own = z.union(
  [
    call,
    /** In the answer: the sign-in name, and the shown name. */
    z.strictObject({ call, name: name.optional(), title: name.optional() }),
  ],
  { error: "a call, such as session.me, or { call: …, name: …, title: … }" },
);
/** Answers a picture with letters to type. */
const picture = z.union(
  [
    call,
    /** In the answer: the id of the picture, and the picture. Default: the parameter of the sign-in, and `image`. */
    z.strictObject({ call, id: name.optional(), image: name.optional() }),
  ],
  { error: "a call, such as session.picture, or { call: …, id: …, image: … }" },
);
const upload = z.strictObject({
  /** A file as form data. */
  form: call,
  /** Asks where a file may be put. */
  put: call,
  /** That place, in the answer. */
  address: name,
});

const rows = z.strictObject({
  /** Takes rows of files, which the platform imports itself. */
  call,
  /** Parameter: the resource of the rows. */
  resource: name,
});

/** What a platform may serve under /rest in addition to the calls of the definitions. */
export const REST_ABILITIES = ["preferences", "sessions", "personal", "seeing", "deleting"] as const;
const rest = z.array(z.enum(REST_ABILITIES, { error: `one of: ${REST_ABILITIES.join(", ")}` }), {
  error: "a list of what is served under /rest",
});

const abilities = z.array(z.enum(ABILITIES, { error: `one of: ${ABILITIES.join(", ")}` }), {
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
  /** Changes the password of the account that calls. */
  password: part,
  /** Renews the token of a session before it ends. */
  renew: part,
  /** How requests prove who sends them: an authentication style of the console. */
  authentication: z.string().regex(IDENTIFIER, { error: "a name" }).optional(),
  /** Everybody who signs in sees all screens and makes all calls. */
  rights: z.literal("all", { error: "all, or nothing: then roles and menus say who sees what" }).optional(),
  upload: part,
  rows: part,
  rest: rest.optional(),
  can: abilities.optional(),
  /** How calls differ from the specification. */
  dialect: dialect.optional(),
  /** Call styles of the console. */
  styles: z.array(z.string().regex(IDENTIFIER), { error: "a list of names" }).optional(),
  /** Further addresses from which pages load. */
  sources: sources.optional(),
  /** Resource -> abilities that the platform lacks for its records. */
  lacks: z.record(z.string(), abilities, { error: "a map of resource: abilities" }).optional(),
  /** What `set` sends for a secret that the platform does not show: `omit`, or a text. */
  unchanged: unchanged.optional(),
});

export const hostPart = definePart(root, root.partial());
export const envelopePart = definePart(envelope, envelope.partial());
export const signInPart = definePart(signIn, signIn.partial());
export const passwordPart = definePart(password, password.partial());
export const renewPart = definePart(renew, renew.partial());
export const uploadPart = definePart(upload, upload.partial());
export const rowsPart = definePart(rows, rows.partial());

/** The parts as written. A part that could not be read is empty. */
export interface HostDefinition {
  readonly picture?: z.output<typeof picture> | undefined;
  readonly sign_out?: string | undefined;
  readonly own?: z.output<typeof own> | undefined;
  readonly rights?: "all" | undefined;
  /** Undefined when no call is wrapped. */
  readonly envelope: z.output<typeof envelopePart.lenient> | undefined;
  readonly sign_in: z.output<typeof signInPart.lenient>;
  /** Undefined when people cannot change their password here. */
  readonly password: z.output<typeof passwordPart.lenient> | undefined;
  /** Undefined when tokens are not renewed. */
  readonly renew?: z.output<typeof renewPart.lenient> | undefined;
  readonly authentication?: string | undefined;
  /** Undefined when files cannot be uploaded. */
  readonly upload: z.output<typeof uploadPart.lenient> | undefined;
  /** Undefined when rows of a file are added one by one. */
  readonly rows: z.output<typeof rowsPart.lenient> | undefined;
  /** Undefined if nothing else is served. */
  readonly rest?: z.output<typeof rest> | undefined;
  readonly can?: z.output<typeof abilities> | undefined;
  readonly dialect?: DialectDefinition | undefined;
  readonly styles?: readonly string[] | undefined;
  readonly lacks?: Readonly<Record<string, z.output<typeof abilities>>> | undefined;
  readonly unchanged?: z.output<typeof unchanged> | undefined;
  readonly sources?: z.output<typeof sources> | undefined;
}

/** The schema that editors use. */
export const hostSchema = root.extend({
  envelope: envelope.optional(),
  sign_in: signIn,
  password: password.optional(),
  renew: renew.optional(),
  upload: upload.optional(),
  rows: rows.optional(),
});
