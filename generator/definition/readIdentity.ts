import {
  accountPart,
  apiKeyPart,
  endingPart,
  type IdentityDefinition,
  identityPart,
  menuPart,
  EMPTY_IDENTITY,
  ownerPart,
  personalPart,
  providerPart,
  rolePart,
  schedulePart,
  trailPart,
} from "./Identity";
import { type DefinitionPart, readPart } from "./part";
import type { ReportHere, Path } from "./Problem";

/** The parts of console.yaml after parsing. */
interface RawParts {
  readonly identity?: unknown;
  readonly schedule?: unknown;
  readonly trail?: unknown;
  readonly personal?: unknown;
  readonly ending?: unknown;
}

/** Reads `identity:`, `schedule:`, `trail:`, `personal:` and `ending:` of console.yaml. */
export const readIdentity = ({ identity: raw, ...raws }: RawParts, complain: ReportHere): IdentityDefinition => {
  const some = <T>(part: DefinitionPart<T>, value: unknown, path: Path): T | undefined =>
    value === undefined || value === null ? undefined : readPart(part, value, path, complain)?.data;
  const beside = {
    schedule: some(schedulePart, raws.schedule, ["schedule"]),
    trail: some(trailPart, raws.trail, ["trail"]),
    personal: some(personalPart, raws.personal, ["personal"]),
    ending: some(endingPart, raws.ending, ["ending"]),
  };
  const reading = raw === undefined ? null : readPart(identityPart, raw, ["identity"], complain);
  if (reading === null) return { ...EMPTY_IDENTITY, ...beside };
  const { data } = reading;
  return {
    account: some(accountPart, data.account, ["identity", "account"]),
    role: some(rolePart, data.role, ["identity", "role"]),
    menu: some(menuPart, data.menu, ["identity", "menu"]),
    apiKey: some(apiKeyPart, data.api_key, ["identity", "api_key"]),
    provider: some(providerPart, data.provider, ["identity", "provider"]),
    owner: data.owner === undefined ? undefined : (some(ownerPart, data.owner, ["identity", "owner"]) ?? {}),
    ...beside,
  };
};
