export { createAuditHandler } from "./audit";
export { listBalances, recharge, withdraw } from "./wallet";
export { signWallets } from "./signWallets";
