// The parts of the contract.
import type { Model } from "../../generator";
import { accessContract } from "./access";
import { accountContract } from "./accounts";
import { behaviourContract } from "./behaviour";
import { companyRuleContract } from "./companyRules";
import type { TestHost } from "./Host";
import { managingContract } from "./managing";
import { orderContract } from "./orders";
import { ownershipContract } from "./ownership";
import { resourceContract } from "./resources";
import { recordRuleContract } from "./rules";
import { signInContract } from "./signIn";
import { storedContract } from "./storedNames";
import { supportContract } from "./support";
import { thirdPartyContract } from "./thirdParty";
import { versionContract } from "./versions";
import { walletContract } from "./wallet";
import { walletControlContract } from "./walletControl";
import { walletLineContract } from "./walletLines";

/** `isShown` selects the resources whose calls are tested one by one. Default: all. */
export const platformContract = (
  open: () => TestHost,
  model: Model,
  isShown = (_name: string): boolean => true,
): void => {
  resourceContract(open, model, isShown);
  ownershipContract(open, model);
  accessContract(open, model);
  accountContract(open);
  managingContract(open);
  recordRuleContract(open);
  companyRuleContract(open);
  storedContract(open);
  walletContract(open);
  walletControlContract(open);
  walletLineContract(open);
  orderContract(open);
  supportContract(open);
  versionContract(open);
  thirdPartyContract(open);
  behaviourContract(open);
  signInContract(open);
};
