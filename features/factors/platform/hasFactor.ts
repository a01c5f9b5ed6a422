// Whether an account has a second factor of any feature, and how people use it instead of a code.
import type {
  FactorProof,
  Key,
  ProofContext,
  ProofPurpose,
  AcceptProof,
  WithFactors,
} from "../../../platform/framework/access/Factor";
import type { Db, Row } from "../../../platform/framework/storage/Store";

export const hasFactor = async ({ factors }: WithFactors, db: Db, account: Key): Promise<boolean> => {
  for (const factor of factors) if (await factor.has(db, account)) return true;
  return false;
};

export const proofsOf = ({ factors }: WithFactors): readonly FactorProof[] =>
  factors.flatMap(({ proof }) => proof ?? []);

/**
 * Checks the sent proof. Answers the function that accepts it in a transaction; undefined if no proof was sent, null if
 * the proof is refused.
 */
export const readProof = async (
  platform: ProofContext & WithFactors,
  account: Key,
  purpose: ProofPurpose,
  sent: Row,
): Promise<AcceptProof | null | undefined> => {
  const proof = proofsOf(platform).find(({ parameter }) => sent[parameter] !== undefined);
  return proof?.read(platform, account, purpose, sent[proof.parameter]);
};

/** The options that a browser needs for each proof, by name. */
export const requestProofs = async (
  platform: ProofContext & WithFactors,
  account: Key,
  purpose: ProofPurpose,
): Promise<Row> => {
  const asked: Record<string, unknown> = {};
  for (const proof of proofsOf(platform)) asked[proof.name] = await proof.ask(platform, account, purpose);
  return asked;
};
