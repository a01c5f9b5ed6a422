export { auditHandler } from "./audit";
export { balances, recharge, withdraw } from "./wallet";
export { signedWallets } from "./signedWallets";
