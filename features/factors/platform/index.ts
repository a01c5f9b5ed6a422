import type { PlatformFeature } from "../../../platform/framework/Feature";
import { app, ensureFactors } from "./app";
import { confirmations } from "./confirmations";
import { lacksFactor } from "./demandedFactor";
import { demandProof, proof } from "./demandProof";
import { factors as served } from "./factors";
import { ensureUses, recordDemand } from "./uses";
import { requireSecondStep, secondStep } from "./secondStep";

export const factors: PlatformFeature = {
  name: "factors",
  // The rows of these tables are deleted with the account.
  tables: [{ ensure: ensureFactors }, { ensure: (_, db) => ensureUses(db) }],
  serves: { factors: served, confirmations },
  factors: [app],
  twoStep: { isLacking: lacksFactor, ask: requireSecondStep, take: secondStep, demandProof },
  layers: { proof },
  async accountFacts({ platform, caller }) {
    if (caller.lacksFactor !== true) return {};
    await recordDemand(platform.store.db);
    return { lacks_factor: 1 };
  },
};
