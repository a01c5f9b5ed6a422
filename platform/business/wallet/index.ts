export { auditHandler } from "./audit";
export { listBalances, recharge, withdraw } from "./wallet";
export { signedWallets } from "./signedWallets";
