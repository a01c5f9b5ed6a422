import { lazy } from "react";
import { accountPanels } from "../../../src/framework/account/slots";
import { dialogs } from "../../../src/framework/shell/slots";
import { recordActions } from "../../../src/framework/show/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";
import { ProofRequests } from "./ProofRequests";
import { repeatWithProof } from "./confirming";
import { FactorButton } from "./FactorButton";

export { factorPanels, proofs } from "./slots";

const OwnFactor = lazy(() => import("./OwnFactor").then((module) => ({ default: module.OwnFactor })));

export const factors: ConsoleFeature = {
  name: "factors",
  fills: [fill(accountPanels, OwnFactor), fill(recordActions, FactorButton), fill(dialogs, ProofRequests)],
  around: repeatWithProof,
  instead: {
    isDue: ({ lacks_factor: lacks }) => lacks === 1,
    load: async () => (await import("./MustEnroll")).MustEnroll,
  },
};
