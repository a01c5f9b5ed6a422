import { lazy } from "react";
import { factorPanels, proofs } from "../../factors/console/slots";
import { type ConsoleFeature, fill } from "../../../src/framework/slots";

const OwnPasskeys = lazy(() => import("./OwnPasskeys").then((module) => ({ default: module.OwnPasskeys })));
const ConfirmByPasskey = lazy(() =>
  import("./ConfirmByPasskey").then((module) => ({ default: module.ConfirmByPasskey })),
);

export const passkeys: ConsoleFeature = {
  name: "passkeys",
  fills: [fill(factorPanels, OwnPasskeys), fill(proofs, ConfirmByPasskey)],
};
