// Calls a platform like a console, in both call styles, with any function that takes a Request.
import { constants, createHash, publicEncrypt } from "node:crypto";

export interface Reply {
  readonly code: number;
  readonly data: unknown;
  readonly count: number;
  readonly msg?: string;
}
export type JsonRecord = Readonly<Record<string, unknown>>;
export type Send = (request: Request) => Promise<Response>;

export interface CallOptions {
  readonly token?: string | null;
  readonly style?: "bearer" | "legacy";
  readonly language?: string;
  readonly apiVersion?: string;
}

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === "object" && value !== null && !Array.isArray(value);
/** The `data` of an answer, which must be one record. */
export const recordOf = ({ data }: Reply): JsonRecord => {
  if (!isRecord(data)) throw new Error(`expected a record, got ${JSON.stringify(data)}`);
  return data;
};
export const rowsOf = ({ data }: Reply): readonly JsonRecord[] => {
  if (!Array.isArray(data)) throw new Error(`expected rows, got ${JSON.stringify(data)}`);
  return data.filter(isRecord);
};
export const fieldsOf = ({ data }: Reply): JsonRecord => (isRecord(data) && isRecord(data.fields) ? data.fields : {});

const isReply = (value: unknown): value is Reply => isRecord(value) && typeof value.code === "number";

export class Client {
  readonly #send: Send;
  readonly #base: string;
  readonly publicKey: string;
  readonly #code: string;

  constructor(send: Send, base: string, publicKey: string, code: string) {
    this.#send = send;
    this.#base = base;
    this.publicKey = publicKey;
    this.#code = code;
  }

  async raw(path: string, body: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
    return this.#send(
      new Request(`${this.#base}/api${path}`, {
        method: "POST",
        body,
        headers: { "content-type": "application/json", ...headers },
      }),
    );
  }

  /** Pays or refuses on the page of the demo payment platform. Answers the HTTP status. */
  async pay(address: unknown, result: "paid" | "refused" = "paid"): Promise<number> {
    const request = new Request(`${this.#base}${String(address)}`, {
      method: "POST",
      body: new URLSearchParams({ result }),
      redirect: "manual",
    });
    return (await this.#send(request)).status;
  }

  /** Fetches any address of the platform. */
  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    return this.#send(new Request(`${this.#base}${path}`, init));
  }

  /** Fetches a file with the session of an account. */
  async file(path: unknown, token: string | null): Promise<Response> {
    return this.fetch(String(path), token === null ? {} : { headers: { authorization: `Bearer ${token}` } });
  }

  /** The complete answer: status, headers, body. */
  async ask(
    path: string,
    params: JsonRecord = {},
    { token = null, style = "bearer", language = "en", apiVersion = "1.0.1" }: CallOptions = {},
  ): Promise<Response> {
    const request = { language, app_key: "", acc_token: token ?? "", api_ver: apiVersion, auth_type: 1 };
    const body = style === "legacy" ? { params, tag: "1", request } : params;
    const authorization: Record<string, string> =
      style === "bearer" && token !== null ? { authorization: `Bearer ${token}` } : {};
    return this.raw(path, JSON.stringify(body), { "accept-language": language, ...authorization });
  }

  async call(path: string, params: JsonRecord = {}, options: CallOptions = {}): Promise<Reply> {
    const reply: unknown = await (await this.ask(path, params, options)).json();
    if (!isReply(reply)) throw new Error(`no answer of the wire: ${JSON.stringify(reply)}`);
    return reply;
  }

  transformed(userId: string, password: string): string {
    return createHash("sha256").update(`${userId}\n${password}`).digest("hex");
  }

  encrypted(userId: string, password: string, time = Date.now()): string {
    const text = `${userId}\n${this.transformed(userId, password)}\n${time}`;
    return publicEncrypt({ key: this.publicKey, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(text)).toString(
      "base64",
    );
  }

  async verification(): Promise<JsonRecord> {
    const { verify_id } = recordOf(await this.call("/v2/user/login/code"));
    return { verify_id, verify_code: this.#code };
  }

  async signIn(
    userId: string,
    password = "pilothouse",
    given: JsonRecord = {},
    options: CallOptions = {},
  ): Promise<Reply> {
    const device = { device_system: "web", device_id: "contract", device_model: "vitest" };
    const params = {
      ...device,
      user_id: userId,
      user_password: this.encrypted(userId, password),
      ...(given.verify_id === undefined ? await this.verification() : {}),
      ...given,
    };
    return this.call("/v2/user/login", params, options);
  }

  readonly #sessions = new Map<string, Promise<string>>();
  /** The token of a cached session, for tests that do not test signing in. */
  session(userId: string): Promise<string> {
    const found = this.#sessions.get(userId) ?? this.token(userId);
    this.#sessions.set(userId, found);
    return found;
  }

  /** The token of a new session. */
  async token(userId: string, password = "pilothouse"): Promise<string> {
    const reply = await this.signIn(userId, password);
    if (reply.code !== 200) throw new Error(`${userId} cannot sign in: ${reply.code} ${reply.msg}`);
    return String(recordOf(reply).acc_token);
  }
}
