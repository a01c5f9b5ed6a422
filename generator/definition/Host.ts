// What resources/host.yaml says of the platform the console talks to: what its calls are wrapped in, and what it calls the
// things of signing in. docs/definitions.md.
import { z } from "zod";
import { definePart } from "./part";

const name = z.string({ error: "a name on the wire" }).min(1, { error: "a name on the wire" });
const call = z.string({ error: "a call, such as session.sign_in" }).regex(/^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$/, {
  error: "a resource and one of its calls, such as session.sign_in",
});

/** What a call of the style `legacy` says of the caller, beside its parameters. */
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
  /** Parameters: which picture was copied, and what was read on it. */
  picture: name,
  code: name,
  /** Parameters by which a browser names itself. */
  device: name,
  system: name,
  model: name,
  /** What a browser that has signed in before is known by: answered, and sent from then on. */
  browser: name,
  /** The token of the session, in the answer. */
  token: name,
});
const password = z.strictObject({ call, old: name, new: name });
const upload = z.strictObject({
  /** A file as form data. */
  form: call,
  /** Asks where a file may be put. */
  put: call,
  /** That place, in the answer. */
  address: name,
});

const rows = z.strictObject({
  /** Takes rows of files, for the platform to import by itself. */
  call,
  /** Parameter: the definition whose records they become. */
  resource: name,
});

/** What a platform may serve under /rest beside the calls of the definitions. */
export const REST_ABILITIES = ["preferences"] as const;
const rest = z.array(z.enum(REST_ABILITIES, { error: `one of: ${REST_ABILITIES.join(", ")}` }), {
  error: "a list of what is served under /rest",
});

const part = z.unknown().optional();
const root = z.strictObject({
  envelope: part,
  sign_in: part,
  /** Answers a picture to copy. */
  picture: call,
  sign_out: call,
  /** Answers the account that asks, and what it may do. */
  own: call,
  password: part,
  upload: part,
  rows: part,
  rest: rest.optional(),
});

export const hostPart = definePart(root, root.partial());
export const envelopePart = definePart(envelope, envelope.partial());
export const signInPart = definePart(signIn, signIn.partial());
export const passwordPart = definePart(password, password.partial());
export const uploadPart = definePart(upload, upload.partial());
export const rowsPart = definePart(rows, rows.partial());

/** Each part as written; a part that could not be read is empty. */
export interface HostDefinition {
  readonly picture?: string | undefined;
  readonly sign_out?: string | undefined;
  readonly own?: string | undefined;
  /** Undefined where no call is wrapped. */
  readonly envelope: z.output<typeof envelopePart.lenient> | undefined;
  readonly sign_in: z.output<typeof signInPart.lenient>;
  readonly password: z.output<typeof passwordPart.lenient>;
  /** Undefined where nobody hands in files. */
  readonly upload: z.output<typeof uploadPart.lenient> | undefined;
  /** Undefined where rows go through `add` one by one. */
  readonly rows: z.output<typeof rowsPart.lenient> | undefined;
  /** Undefined where nothing is served besides. */
  readonly rest?: z.output<typeof rest> | undefined;
}

/** For editors. */
export const hostSchema = root.extend({
  envelope: envelope.optional(),
  sign_in: signIn,
  password,
  upload: upload.optional(),
  rows: rows.optional(),
});
