import type { PlatformFeature } from "../../../platform/framework/Feature";
import { appFactor, ensureFactorTables } from "./app";
import { confirmationsHandler } from "./confirmationsHandler";
import { lacksFactor } from "./demandedFactor";
import { demandProof, proofLayer } from "./demandProof";
import { factorsHandler as served } from "./factorsHandler";
import { ensureUsesTable, recordDemand } from "./uses";
import { requireSecondStep, completeSecondStep } from "./completeSecondStep";

export const factors: PlatformFeature = {
  name: "factors",
  // The rows of these tables are deleted with the account.
  tables: [{ ensure: ensureFactorTables }, { ensure: (_, db) => ensureUsesTable(db) }],
  serves: { factors: served, confirmations: confirmationsHandler },
  factors: [appFactor],
  twoStep: { isLacking: lacksFactor, ask: requireSecondStep, take: completeSecondStep, demandProof },
  layers: { proof: proofLayer },
  async accountFacts({ platform, caller }) {
    if (caller.lacksFactor !== true) return {};
    await recordDemand(platform.store.db);
    return { lacks_factor: 1 };
  },
};
