// The platform of the clinic with demo data, and functions to call it as its accounts.
import { constants, createHash, publicEncrypt } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createPlatform, readModel } from "pilothouse/platform";
import { business as ofClinic } from "../platform/business";

const CODE = "abcd";

export interface Reply {
  readonly code: number;
  readonly data: unknown;
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isReply = (value: unknown): value is Reply => isRecord(value) && typeof value.code === "number";

export const expectRecord = ({ data }: Reply) => {
  if (!isRecord(data)) throw new Error(`expected a record, got ${JSON.stringify(data)}`);
  return data;
};

export type Office = Awaited<ReturnType<typeof openOffice>>;

export const openOffice = async (business = ofClinic) => {
  const folder = mkdtempSync(join(tmpdir(), "clinic-"));
  const platform = await createPlatform({
    model: readModel(resolve(import.meta.dirname, "..")),
    business,
    dataDir: folder,
    settings: { VERIFICATION_CODE: CODE, PASSWORD_COST: 10, SECRETS_KEY: [Buffer.alloc(32, "a key of tests")] },
  });

  const call = async (path: string, params: object = {}, token: string | null = null): Promise<Reply> => {
    const headers = {
      "content-type": "application/json",
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    };
    const request = new Request(`http://platform/api${path}`, {
      method: "POST",
      body: JSON.stringify(params),
      headers,
    });
    const reply: unknown = await (await platform.fetch(request)).json();
    if (!isReply(reply)) throw new Error(`no answer of the wire: ${JSON.stringify(reply)}`);
    return reply;
  };

  const signIn = async (name: string, passphrase = "pilothouse"): Promise<Reply> => {
    const { puzzle_id } = expectRecord(await call("/clinic/session/picture"));
    const secret = createHash("sha256").update(`${name}\n${passphrase}`).digest("hex");
    const text = Buffer.from(`${name}\n${secret}\n${Date.now()}`);
    const key = { key: platform.publicKey, padding: constants.RSA_PKCS1_PADDING };
    const encrypted = publicEncrypt(key, text).toString("base64");
    return call("/clinic/session/open", { login_name: name, passphrase: encrypted, puzzle_id, puzzle_text: CODE });
  };

  return {
    platform,
    call,
    signIn,
    sessionOf: async (name: string): Promise<string> => String(expectRecord(await signIn(name)).token),
    close: async () => {
      await platform.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
