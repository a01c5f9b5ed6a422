// A passkey in software that acts like a browser with its device.
import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from "node:crypto";
import type { JsonRecord } from "./Client";

const PRESENT = 1;
const VERIFIED = 4;
const HAS_CREDENTIAL = 0x40;

const sha256 = (data: Buffer | string): Buffer => createHash("sha256").update(data).digest();
const text64 = (data: Buffer): string => data.toString("base64url");

interface Manner {
  /** The origin of the page. Default: the origin of the passkey's domain. */
  readonly origin?: string;
  /** Whether the device asked its owner for a fingerprint or a PIN. */
  readonly isVerified?: boolean;
  /** The number of uses that the passkey itself has counted. */
  readonly counter?: number;
}

export class Authenticator {
  readonly id = randomBytes(16);
  readonly #host: string;
  readonly #key: KeyObject;
  readonly #cose: Buffer;
  #counter = 0;

  constructor(host = "localhost") {
    this.#host = host;
    const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    this.#key = privateKey;
    const { x = "", y = "" } = publicKey.export({ format: "jwk" });
    this.#cose = Buffer.concat([
      Buffer.from("a5010203262001215820", "hex"),
      Buffer.from(x, "base64url"),
      Buffer.from("225820", "hex"),
      Buffer.from(y, "base64url"),
    ]);
  }

  #client(type: string, challenge: unknown, origin = `http://${this.#host}:8080`): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #data(flags: number, counter: number): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(this.#host), head]);
  }

  #wrap(response: JsonRecord): JsonRecord {
    const id = text64(this.id);
    return { id, rawId: id, type: "public-key", clientExtensionResults: {}, response };
  }

  /** Answers the options of a registration with a new passkey. */
  make({ challenge }: JsonRecord, { origin, isVerified = true }: Manner = {}): JsonRecord {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | HAS_CREDENTIAL;
    const data = Buffer.concat([this.#data(flags, 0), Buffer.alloc(16), length, this.id, this.#cose]);
    const size = Buffer.alloc(2);
    size.writeUInt16BE(data.length);
    const attestation = Buffer.concat([
      Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746159", "hex"),
      size,
      data,
    ]);
    return this.#wrap({
      clientDataJSON: text64(this.#client("webauthn.create", challenge, origin)),
      attestationObject: text64(attestation),
      transports: ["internal"],
    });
  }

  /** Answers the options of a sign-in with a signature. */
  use({ challenge }: JsonRecord, { origin, isVerified = true, counter }: Manner = {}): JsonRecord {
    this.#counter = counter ?? this.#counter + 1;
    const data = this.#data(PRESENT | (isVerified ? VERIFIED : 0), this.#counter);
    const client = this.#client("webauthn.get", challenge, origin);
    const signature = createSign("SHA256")
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.#key);
    return this.#wrap({
      clientDataJSON: text64(client),
      authenticatorData: text64(data),
      signature: text64(signature),
    });
  }
}
