import { AuditChain } from "../../../console/wallet/AuditChain";

/** How far a withdrawal is. */
export const MoneyFlowShowAbove = () => <AuditChain />;
